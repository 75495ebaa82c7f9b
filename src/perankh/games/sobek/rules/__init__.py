"""The rules of Sobek, a file per chapter of docs/rules/sobek.md."""
