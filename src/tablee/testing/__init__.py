"""What tests a game: promises of the contract that any game can be held to."""
