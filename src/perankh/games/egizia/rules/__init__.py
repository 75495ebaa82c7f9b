"""The rules of Egizia, a file per chapter of docs/rules/egizia.md."""
