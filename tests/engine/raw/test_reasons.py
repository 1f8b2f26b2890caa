"""Why a move is not allowed: the first rule that forbids it."""

import ast
from pathlib import Path

import pytest
from engine.raw_table import play, raw, scene, why_not

from ludoteka.core.chance import Quick
from ludoteka.core.errors import IllegalMove
from ludoteka.games.raw.reasons import PHASE_RULES

SOURCE = Path(__file__).parents[3] / "src" / "ludoteka" / "games" / "raw" / "reasons.py"
CARDS = """
bolt: magic 1; play damage any beast
swipe: magic 1; play steal
sweep: magic 1; play damage foe beast all of one
helm*2: ability 2; backburn
doc: zombie 1/3; skill heal any
spikes: thing 1/2; trap damage attacker
den*2: thing 1/2; hideout
cage: thing 1/2; prison
fog: magic 1; ritual disable
lever: thing 1/2; skill damage foe
twin: zombie 1/2; double damage
hunter: zombie 1/2; vs skull: double damage
saint: skull 1/2; protection zombie
jailer: zombie 1/2; skill imprison foe
thief: ghost 1/1; direct
slay: magic 1; play kill any
"""
ATTACK = "phase attack A\n"
RAID = "phase raid A\n"
FEED = "phase feeding A\n"
HARVEST = "phase harvest A\n"
DOWN = {"summoning": True}
STAND = {"last_standing": True}
HUNT = {"hunt": True}
DEEP = {"underworld": True}
AIM = (
    ATTACK
    + "table A 1 twin, 2 hunter, 8 zed\ntable B 3 ogre, 4 den, 5 zed inside 4, 6 ghoul, 7 saint"
)
HOLD = "table A 1 den, 2 zed, 3 bone, 4 wall\ntable B 5 ogre, 6 den, 7 ogre inside 6"
STEAL = "players 4\nhand A swipe\nhand B zed\nhand C bone"
CASES = [
    # The table's own.
    ("", "", "C end", "ludoteka.seat no-such-seat", {}),
    ("", "", "B end", "ludoteka.turn not-your-turn", {}),
    ("over stalemate", "", "A end", "ludoteka.over game-over", {}),
    (
        "players 3\nphase raid A\ntable A 1 zed",
        "A raid 1",
        "A player D",
        "ludoteka.seat no-such-seat",
        {},
    ),
    # Harvest.
    (HARVEST, "", "A life ogre", "12 no-life", {}),
    (HARVEST + "deck zed", "", "A hunt 1", "69 no-variant", DEEP),
    (HARVEST + "hunt zed - zed zed\ndeck -\nhand B rest", "", "A hunt 2", "V2 empty-place", HUNT),
    (HARVEST + "hunt zed bone zed zed", "", "A underworld 1", "70 no-variant", HUNT),
    (HARVEST + "stars 2", "", "A underworld 3", "V3 too-deep", DEEP),
    (HARVEST, "A underworld 2", "A take 3", "70 not-seen", DEEP),
    # Feeding.
    (FEED + "stars 1\ntable A 1 zed, 2 bone", "", "A feed", "13 too-few-stars", {}),
    (FEED + "table A 1 zed, 2 wall", "", "A leave 2", "P1 not-to-feed", {}),
    (FEED + "table A 1 zed", "", "A leave 2", "X10 no-card-there", {}),
    # Laying.
    ("hand A zed", "", "A lay ogre", "15 not-in-hand", {}),
    ("hand A ogre\nstars 2", "", "A lay ogre", "15 too-dear", {}),
    ("hand A helm", "", "A lay helm", "K4 no-bearer", {}),
    ("hand A ogre", "", "A down ogre", "71 no-variant", {}),
    ("hand A ogre", "", "A pay 1", "71 no-variant", {}),
    ("hand A ogre", "", "A turn 1", "71 no-variant", {}),
    ("hand A zed", "", "A down zed", "V5 no-part", DOWN),
    ("hand A ogre\nstars 0", "", "A down ogre", "71 no-stars", DOWN),
    ("hand A zed", "", "A down ogre", "15 not-in-hand", DOWN),
    ("hand A ogre", "A down ogre", "A stars 3", "71 wrong-payment", DOWN),
    ("table A 1 ogre", "", "A pay 1", "71 not-face-down", DOWN),
    ("table A 1 ogre down 1 fresh", "", "A pay 1", "V5 just-laid", DOWN),
    ("table A 1 ogre down 1 fresh", "", "A turn 1", "V5 just-laid", DOWN),
    ("table A 1 ogre down 1", "", "A turn 1", "71 not-paid", DOWN),
    ("table A 1 ogre down 3", "", "A pay 1", "V6 all-paid", DOWN),
    ("stars 0\ntable A 1 ogre down 1", "", "A pay 1", "V6 no-stars", DOWN),
    ("table A 1 helm down 2", "", "A turn 1", "K4 no-bearer", DOWN),
    ("table B 1 ogre down 1", "", "A pay 1", "15 not-yours", DOWN),
    ("table A 1 ribs down 1", "", "A bury 1", "D-B16 face-down", DOWN),
    ("hand A zed\ntable A 1 fog, 2 zed", "", "A bury 1", "32 no-skeleton", {}),
    ("hand A zed\ntable A 1 zed", "", "A bury 1", "32 no-skeleton", {}),
    ("hand A zed\ntable A 1 bone buried zed", "", "A bury 1", "32 already-buried", {}),
    ("hand A zed\ntable A 1 bone inside 2\ntable B 2 cage", "", "A bury 1", "K5 imprisoned", {}),
    ("table A 1 bone", "", "A bury 1", "32 no-hand-card", {}),
    ("hand A zed\ntable A 1 bone", "A bury 1", "A put ogre", "32 not-in-hand", {}),
    ("table A 1 wall, 2 zed", "", "A hold 1", "H1 no-holder", {}),
    ("table A 1 den tapped, 2 zed", "", "A hold 1", "Q11 tapped", {}),
    ("table A 1 den changed, 2 zed", "", "A hold 1", "H1 already-changed", {}),
    ("table A 1 den", "", "A hold 1", "H1 nobody-to-hold", {}),
    (HOLD, "A hold 1", "A free", "H1 nobody-inside", {}),
    (HOLD, "A hold 1", "A target 4", "H1 no-monster", {}),
    (HOLD, "A hold 1", "A target 5", "H1 wrong-side", {}),
    (HOLD, "A hold 1", "A target 7", "46 hidden", {}),
    (HOLD + "\ntable C 8 wall\nplayers 3", "A hold 1", "A target 9", "X10 no-card-there", {}),
    (
        HOLD.replace("2 zed", "2 zed, 9 den, 10 zed inside 9").replace(
            "6 den, 7 ogre inside 6", "6 wall"
        ),
        "A hold 1",
        "A target 10",
        "H2 inside-already",
        {},
    ),
    # Abilities and targets of texts.
    ("hand A helm\ntable A 1 zed, 2 bone, 3 wall", "A lay helm", "A target 3", "28 no-monster", {}),
    (
        "hand A helm\ntable A 1 zed, 2 bone, 3 fang bears helm",
        "A lay helm",
        "A target 3",
        "D-B14 has-ability",
        {},
    ),
    ("hand A bolt\ntable A 1 zed, 2 bone, 3 fog", "A lay bolt", "A target 3", "P4 a-ritual", {}),
    (
        "hand A bolt\ntable A 1 zed, 2 bone, 3 wall",
        "A lay bolt",
        "A target 3",
        "P4 wrong-target",
        {},
    ),
    (
        "hand A bolt\ntable A 1 zed, 2 bone, 3 wall down 1",
        "A lay bolt",
        "A target 3",
        "V9 face-down",
        DOWN,
    ),
    (
        "hand A bolt\ntable A 1 zed, 2 bone\ntable B 3 den, 4 zed inside 3",
        "A lay bolt",
        "A target 4",
        "46 hidden",
        {},
    ),
    (ATTACK + "table A 1 doc, 2 zed, 3 bone", "A skill 1", "A target 1", "63 itself", {}),
    (STEAL, "A lay swipe", "A player A", "9 yourself", {}),
    (STEAL, "A lay swipe", "A player D", "P5 empty-hand", {}),
    (STEAL + "\nout D", "A lay swipe", "A player D", "72 is-out", STAND),
    (
        "players 4\nhand A sweep\ntable B 1 zed\ntable C 2 zed",
        "A lay sweep",
        "A player D",
        "P4 no-target",
        {},
    ),
    # Attack.
    (ATTACK + "table A 1 zed\ntable B 2 ogre", "", "A attack 2", "17 not-yours", {}),
    (
        ATTACK + "table A 1 zed, 3 ogre down 1\ntable B 2 ogre",
        "",
        "A attack 3",
        "D-B16 face-down",
        DOWN,
    ),
    (ATTACK + "table A 1 zed, 3 fog\ntable B 2 ogre", "", "A attack 3", "27 a-ritual", {}),
    (ATTACK + "table A 1 zed\ntable B 2 ogre", "", "A skill 1", "42 no-skill", {}),
    (ATTACK + "table A 1 doc\ntable B 2 ogre", "", "A skill 1 ability", "42 no-skill", {}),
    (ATTACK + "table A 1 zed, 3 wall\ntable B 2 ogre", "", "A attack 3", "29 a-thing", {}),
    (
        ATTACK + "table A 1 zed, 3 doc inside 4\ntable B 2 ogre, 4 cage",
        "",
        "A skill 3",
        "66 imprisoned",
        {},
    ),
    (ATTACK + "table A 1 zed, 3 doc tapped\ntable B 2 ogre", "", "A skill 3", "64 tapped", {}),
    (ATTACK + "table A 1 zed, 3 lever spent\ntable B 2 ogre", "", "A skill 3", "D-B10 spent", {}),
    (ATTACK + "table A 1 zed, 3 doc acted\ntable B 2 ogre", "", "A skill 3", "D-B5 acted", {}),
    (
        ATTACK + "table A 1 zed, 3 ghoul\ntable B 2 ghoul",
        "",
        "A attack 1",
        "17 nothing-to-attack",
        {},
    ),
    (AIM, "A attack 1", "A target 8", "A1 your-own", {}),
    (AIM, "A attack 1", "A target 5", "65 hidden", {}),
    (AIM, "A attack 1", "A target 6", "33 ghost", {}),
    (AIM, "A attack 1", "A double 7", "39 protected", {}),
    (AIM, "A attack 1", "A kill 4", "37 thing-unkillable", {}),
    (AIM, "A attack 1", "A kill 3", "37 no-instant-kill", {}),
    (AIM, "A attack 2", "A double 3", "36 no-double", {}),
    (AIM.replace("3 ogre", "3 ribs"), "A attack 2", "A split 3", "36 no-second", {}),
    (
        AIM.replace("3 ogre", "3 ribs, 9 bone, 10 ribs"),
        "A attack 2, A split 3",
        "A target 4",
        "A7 not-split",
        {},
    ),
    (AIM + ", 9 fog", "A attack 1", "A target 9", "A1 a-ritual", {}),
    (AIM + ", 9 ogre down 1", "A attack 1", "A target 9", "D-B16 face-down", DOWN),
    # Traps.
    (
        ATTACK + "table A 1 ogre\ntable B 2 spikes, 3 wall",
        "A attack 1, A target 3",
        "B trap 3",
        "49 no-trap",
        {},
    ),
    (
        ATTACK + "table A 1 ogre\ntable B 2 spikes, 3 wall",
        "A attack 1, A target 3",
        "B trap 1",
        "17 not-yours",
        {},
    ),
    # Zombies.
    (
        "hand A slay\nhand B bone\ntable B 1 zed",
        "A lay slay",
        "B discard ogre",
        "31 not-in-hand",
        {},
    ),
    # Raid.
    (RAID + "table A 1 zed, 2 zed", "A raid 1, A hand", "A raid 1", "23 raided", {}),
    (RAID + "table A 1 zed, 2 thief\ntable B 3 ogre", "", "A raid 1", "23 all-defended", {}),
    (
        "players 4\n" + RAID + "table A 1 zed\ntable D 3 ogre",
        "A raid 1",
        "A player D",
        "23 defended",
        {},
    ),
]


def told(case):
    text, before, _, _, options = case
    state = scene(text, CARDS, **options)
    play(state, *[move for move in before.split(", ") if move])
    return state


@pytest.mark.parametrize("case", CASES, ids=[f"{case[3]}: {case[2]}" for case in CASES])
def test_a_refused_move_names_its_rule_and_its_fault(case):
    state = told(case)
    move, expected = case[2], case[3]
    assert why_not(state, move) == expected
    player, _, notation = move.partition(" ")
    before = state.digest()
    with pytest.raises(IllegalMove) as error:
        state.play("ABCD".index(player), state.rules.read(notation), Quick(1))
    assert error.value.reason.fault == expected.split()[1]
    assert state.digest() == before


WHEN = {  # a scene in which the verb is out of place
    "lay": (ATTACK, "lay zed"),
    "down": (ATTACK, "down zed"),
    "turn": (ATTACK, "turn 1"),
    "pay": (ATTACK, "pay 1"),
    "bury": (ATTACK, "bury 1"),
    "hold": (ATTACK, "hold 1"),
    "attack": (RAID, "attack 1"),
    "skill": (RAID, "skill 1"),
    "trap": (ATTACK, "trap 1"),
    "raid": (ATTACK, "raid 1"),
    "feed": (ATTACK, "feed"),
    "leave": (ATTACK, "leave 1"),
    "draw": (ATTACK, "draw"),
    "hunt": (ATTACK, "hunt 1"),
    "underworld": (ATTACK, "underworld 1"),
    "life": (ATTACK, "life zed"),
    "pick": (ATTACK, "pick zed"),
    "keep": (ATTACK, "keep 1"),
    "discard": (ATTACK, "discard zed"),
    "hand": (ATTACK, "hand"),
    "trophy": (ATTACK, "trophy"),
    "pass": (ATTACK, "pass"),
    "player": (ATTACK, "player B"),
    "stars": (ATTACK, "stars 1"),
    "take": (ATTACK, "take 1"),
    "free": (ATTACK, "free"),
    "put": (ATTACK, "put zed"),
    "target": (ATTACK, "target 2"),
}


@pytest.mark.parametrize("verb", WHEN)
def test_9_every_verb_has_its_time(verb):
    phase, move = WHEN[verb]
    defence = "table B 2 ogre" if phase == ATTACK else ""
    state = scene(f"{phase}hand A zed\ntable A 1 zed\n{defence}", CARDS)
    rule = PHASE_RULES.get(verb, "raw.9").removeprefix("raw.")
    assert why_not(state, f"A {move}") == f"{rule} not-now"


def test_every_time_of_a_verb_is_tested():
    assert set(PHASE_RULES) <= set(WHEN)


@pytest.mark.parametrize("verb", ["attack 1", "skill 1", "raid 1", "feed"])
def test_10_the_first_turn_is_named_as_the_reason(verb):
    state = scene("new A\ntable A 1 zed", CARDS)
    assert why_not(state, f"A {verb}") == "10 first-turn"


@pytest.mark.parametrize(
    ("move", "rule"), [("attack 1", "17"), ("skill 1", "42"), ("attack 2", "17")]
)
def test_17_whoever_would_fight_while_laying_is_told_when_that_is(move, rule):
    state = scene("table A 1 zed\ntable B 2 ogre", CARDS)
    assert why_not(state, f"A {move}") == f"{rule} after-laying"


def test_68_a_card_that_is_not_in_the_pack():
    state = raw(None, drafting=True).start(2, Quick(1))
    pack = set(state.view(0)["pack"])
    other = next(ident for ident in state.rules.deck.ids if ident not in pack)
    assert why_not(state, f"A pick {other}") == "68 not-in-pack"
    assert why_not(state, "A keep 1") == "2 not-now"
    assert why_not(state, f"A lay {other}") == "16 not-now"


def test_2_nothing_but_keeping_when_lives_are_chosen():
    state = raw(None).start(2, Quick(1))
    assert why_not(state, "A end") == "9 not-now"
    assert state.moves(2) == ()
    assert why_not(state, "A keep 1 2 3") == ""


def test_a_number_that_is_no_move():
    state = scene("")
    for move in (-1, state.rules.move_count):
        assert state.why_not(0, move).fault == "no-such-move"
    assert state.why_not(9, 0).fault == "no-such-seat"
    assert state.moves(7) == ()


def test_h5_a_monster_that_holds_another_is_refused_by_that_rule():
    state = scene("table A 1 den, 2 jailer, 3 zed, 4 bone\ntable B 5 ogre inside 2", CARDS)
    play(state, "A hold 1")
    assert why_not(state, "A target 2") == "H5 a-holder"


# Nothing is left out.


def strings(node):
    return [item.value for item in ast.walk(node) if isinstance(item, ast.Constant)]


def written():
    """All pairs of rule and fault that reasons.py can give."""
    found = set()
    for function in ast.parse(SOURCE.read_text(encoding="utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                    rule, fault = node.args[:2]
                    rules = [word for word in strings(rule) if str(word).startswith("raw.")]
                    if isinstance(fault, ast.JoinedStr):
                        faults = ["no-skill", "no-trap"]
                    else:
                        faults = [word for word in strings(fault) if isinstance(word, str)]
                    found |= {(one.removeprefix("raw."), two) for one in rules for two in faults}
    return found


def test_every_fault_of_the_rules_is_reached():
    elsewhere = {("H5", "a-holder"), ("10", "first-turn"), ("68", "not-in-pack"), ("9", "not-now")}
    elsewhere |= {("X38", "truce"), ("17", "after-laying"), ("42", "after-laying")}
    impossible = {("42", "no-trap"), ("49", "no-skill")}  # the f-string's other half
    reached = {tuple(case[3].split()) for case in CASES} | elsewhere
    assert written() - reached - impossible == set()
