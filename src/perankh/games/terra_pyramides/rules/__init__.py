"""The rules of Terra Pyramides, a file per chapter of docs/rules/terra_pyramides.md."""
