"""The bots of Cocoons: ``levels`` has them by strength, everything else here is theirs."""
