"""What decisions are called here, by the numbers that the record has for them."""

KINDS = {
    1: "activate", 2: "contingent", 3: "order", 4: "momentum", 5: "continuity", 6: "trump",
    7: "risen", 8: "rally", 9: "replace",
    20: "unit", 21: "entry", 22: "move", 23: "alone", 24: "react-withdraw",
    25: "react-withdraw-turn", 26: "react-turn", 27: "entry-fire", 28: "retire-fire",
    29: "volley", 30: "harass", 31: "harass-turn", 32: "bystander", 33: "lured", 34: "withdraw",
    35: "chaser", 36: "chase", 37: "busho", 38: "stray", 39: "samurai",
    40: "turn", 41: "attack", 42: "give up", 43: "face", 44: "use", 45: "retreat", 46: "advance",
    47: "arrive", 48: "fire back", 49: "charge in", 50: "challenge", 51: "recover", 52: "answer",
    53: "defend", 54: "yield",
}  # fmt: skip
ACTION = 10_000
