"""Why a decision of ICECOOL² may be refused."""

# IC-47: the first that fails is reported.
ORDER = (
    "game_over",
    "left_already",
    "no_specials",
    "not_your_turn",
    "wrong_phase",
    "bad_type",
    "out_of_range",
    "outside_zone",
    "already_announced",
    "already_placed",
    "not_near_wall",
    "room_not_visible",
    "blocked",
    "card_not_yours",
    "card_used",
    "wrong_value",
    "fish_not_there",
    "same_door",
    "same_room_as_penguin",
)
