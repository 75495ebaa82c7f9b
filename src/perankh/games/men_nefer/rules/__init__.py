"""The rules of Men-Nefer, a file per chapter of docs/rules/men_nefer.md."""
