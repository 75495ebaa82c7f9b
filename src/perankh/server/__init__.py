"""Tables that people and bots play at: event-sourced, live over WebSocket, on SQLite or PostgreSQL."""
