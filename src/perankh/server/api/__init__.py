"""The HTTP API: each endpoint is declared once, with its types, and served and documented from that."""
