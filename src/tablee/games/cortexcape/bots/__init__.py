"""The bots of Cortexcape: ``levels`` has them by strength, everything else here is theirs."""
