"""Monster Freeze in words: moves and positions as text, and sentences in every language."""
