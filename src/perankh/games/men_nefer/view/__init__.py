"""What people get to see, as plain data built from an observation alone."""
