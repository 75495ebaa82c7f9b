"""`python -m perankh` is the command `perankh`."""

from perankh.cli import main

main()
