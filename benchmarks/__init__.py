"""Speed, against peers."""
