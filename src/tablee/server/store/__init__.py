"""Where logs are kept. What a store has acknowledged is never lost."""
