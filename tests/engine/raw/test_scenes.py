"""Positions in notation: what they set up, what everybody remembers of them, what they refuse."""

import pytest
from engine.raw import invariants
from engine.raw_table import (
    asked,
    check,
    discard,
    hand,
    kinds,
    lives,
    moves,
    on,
    play,
    raw,
    table,
    top,
    trophies,
    view,
)

from ludoteka.core.chance import Quick
from ludoteka.core.scene_reader import SceneError

CARDS = """
cage*2: thing 1/2; prison
den: thing 1/2; hideout
helm*2: ability 2; backburn
cloak: ability 1; skill hide own
fog: magic 2; ritual disable
bolt: magic 1; play damage foe
leash: ability 1; skill imprison foe
"""
EXAMPLE = """
players 3
phase attack B                       # whose turn it is
stars 4
turn 12
first C
hand A zed*2 ogre
hand B dust
lives A dust bone
lives B dust*2
lives C ghoul
trophies B fang ogre
table A 1 zed tapped, 3 ribs wounds 1 buried ghoul bears helm, 4 cage
table B 2 rotter inside 4, 7 den, 8 bone inside 7, 9 count
table C 5 wall down 1, 6 fog
order 9 3 1 2 4 8 7
deck wraith dust
discard wraith rotter
known A 2, C 1
"""


def scene(text, chance=None, events=None, **options):
    return raw(CARDS, **options).scene(text, chance, events)


def test_a_scene_sets_up_what_it_says():
    state = scene(EXAMPLE, summoning=True, underworld=True)
    check(state)
    assert asked(state) == "B attack"
    shown = table(state)
    assert [shown[name] for name in ("stars", "turn", "first", "active")] == [4, 12, 2, 1]
    assert [hand(state, player) for player in "ABC"] == ["zed zed ogre", "dust", ""]
    assert [lives(state, player) for player in "ABC"] == ["dust bone", "dust dust", "ghoul"]
    assert trophies(state, "B") == "fang ogre"
    assert on(state, 1) == "A zed tapped"
    assert shown["table"]["3"] == {
        "owner": 0,
        "card": "ribs",
        "wounds": 1,
        "endurance": 3,
        "ability": "helm",
        "buried": True,
    }
    assert [on(state, spot) for spot in (2, 8)] == ["B rotter inside 4", "B bone inside 7"]
    assert [on(state, spot) for spot in (5, 6)] == ["C down paid 1", "C fog"]
    assert state.order == [9, 3, 1, 2, 4, 8, 7]
    assert top(state, 3) == "wraith dust dust"
    assert discard(state) == "wraith rotter"
    assert [view(state, player)["known"] for player in "ABC"] == [
        ["wraith", "dust"],
        [],
        ["wraith"],
    ]


DEEP = {"summoning": True, "underworld": True}
LIVES = "players 2\nlives A dust*2\nlives B dust*2\n"


def test_what_is_left_out_is_the_first_player_laying_with_seven_stars():
    state = scene(LIVES)
    assert (asked(state), table(state)["stars"], table(state)["turn"]) == ("A lay", 7, 3)
    assert state.began == [1, 1]
    assert scene(LIVES + "new A B").turn == 1


def test_every_card_that_is_not_mentioned_lies_in_the_deck_in_the_order_of_the_file():
    state = scene(LIVES + "deck ogre zed")
    check(state)
    assert top(state, 4) == "ogre zed dust dust"
    assert top(state, 300).endswith("bolt leash")


@pytest.mark.parametrize("where", ["hand A", "lives B", "discard", "deck"])
def test_or_where_the_rest_is_said_to_be(where):
    deck = "" if where == "deck" else "deck zed\n"
    text = "players 2\n" + deck
    text += "".join(f"lives {player} dust\n" for player in "AB" if where != f"lives {player}")
    state = scene(text + f"{where} ogre rest")
    check(state)
    many = {"hand A": state.hands[0], "lives B": state.lives[1]}
    rest = many.get(where, state.discard if where == "discard" else state.deck)
    assert len(rest) > 40


def test_a_phase_goes_on_to_its_first_choice():
    events = []
    state = scene(LIVES + "phase harvest B\ndeck zed", None, events)
    assert (asked(state), hand(state, "B"), kinds(events)) == ("B life", "zed", ["drew"])
    state = scene(LIVES + "phase attack A\ntable A 1 zed")
    assert asked(state) == "A raid"
    state = scene(LIVES + "phase raid A\ntable A 1 ghoul\ntable B 2 zed")
    assert asked(state) == "B life"


def test_a_scene_that_runs_into_a_draw_by_lot_wants_the_chance_for_it():
    text = LIVES + "phase harvest A\ndeck -\ndiscard rest"
    with pytest.raises(SceneError, match="hand in the chance"):
        scene(text)
    state = scene(text, Quick(1))
    assert (asked(state), len(state.hands[0])) == ("A life", 1)


def test_keeping_is_everybodys():
    text = "players 2\nphase keeping\nhand A dust*7\nhand B zed*4 bone*3"
    state = scene(text)
    assert state.waiting_for() == (0, 1)
    play(state, "A keep 1", "B keep 1 2")
    assert (lives(state, "B"), asked(state)) == ("zed zed bone bone bone", "A life")


def test_a_finished_game():
    state = scene("players 3\nlives A zed\nlives C ogre fang\ntrophies B ogre\nover life-lost")
    assert (state.result().reason, state.result().ranks) == ("life-lost", [3, 2, 1])
    assert state.waiting_for() == ()
    state = scene("players 3\nlives B zed\nout C A\nover last-standing", last_standing=True)
    assert state.result().ranks == [2, 1, 3]
    assert scene(LIVES + "over stalemate\nturn 150").result().reason == "stalemate"


def test_a_scene_equals_the_position_that_was_played_to():
    played = scene(LIVES + "hand A zed bone\nhand B -")
    play(played, "A lay zed", "A lay bone")
    written = scene(LIVES + "stars 5\ntable A 1 zed, 2 bone")
    assert written.view(None) == played.view(None)
    assert written.view(0) == played.view(0)


PLAYABLE = [
    (LIVES, {}),
    (EXAMPLE, DEEP),
    (EXAMPLE.replace("attack B", "raid B"), {**DEEP, "last_standing": True}),
    (EXAMPLE.replace("attack B", "feeding A"), {**DEEP, "trophies": "lives"}),
    (EXAMPLE.replace("attack B", "laying C") + "new C", DEEP),
    (LIVES + "phase harvest A\nhunt zed - ogre zed", {"hunt": True, "underworld": True}),
    (
        LIVES.replace("2\n", "4\n", 1) + "out D C\nphase raid A\ntable A 1 zed",
        {"last_standing": True},
    ),
    ("players 2\nphase keeping\nhand A dust*7\nhand B zed*4 bone*3", {"hunt": False}),
    (LIVES + "table A 1 zed bears cloak, 2 ogre inside 1 ability", {}),
    (LIVES + "table A 1 zed bears leash\ntable B 2 ogre inside 1 ability", {}),
]


@pytest.mark.parametrize(("text", "options"), PLAYABLE)
def test_everybody_remembers_a_past_that_fits(text, options):
    state = scene(text, Quick(1), **options)
    for seat in range(state.seats):
        for seed in range(5):
            imagined = state.imagine(seat, Quick(seed))
            check(imagined)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.moves(seat) == state.moves(seat)


@pytest.mark.parametrize(("text", "options"), PLAYABLE)
def test_a_scene_can_be_stored_and_played_on(text, options):
    state = scene(text, Quick(1), **options)
    game = state.rules
    assert game.unpack(state.pack()).digest() == state.digest()
    assert invariants.fault(state) == ""
    chance = Quick(5)
    for step in range(600):
        if state.result() is not None:
            break
        seat = state.waiting_for()[0]
        choices = state.moves(seat)
        state.play(seat, choices[chance.below(len(choices))], chance)
        check(state)
        if step % 40 == 0:
            for other in range(state.seats):
                assert state.imagine(other, chance).view(other) == state.view(other)
    assert state.result() is not None or state.turn > 5


FAULTS = [
    ("lives A dust", "players: should be a number from 2 to 6, not ''"),
    ("players 7", "line 1: players: should be a number from 2 to 6, not '7'"),
    ("players 2\nlives A dust", "lives B: is missing: who has no lives ends the game (6)"),
    (LIVES + "lives C dust", "line 4: lives C: no player 'C'; they are A, B"),
    (LIVES + "hand A zed*5", "line 4: hand A: card zed is there once too often: the deck has 4"),
    (LIVES + "hand A dusk", "line 4: hand A: no card 'dusk' (did you mean 'dust'?)"),
    (LIVES + "hand A dust*0", "line 4: hand A: should be a number from 1 to 160, not '0'"),
    (LIVES + "hand A rest zed", "line 4: hand A: `rest` is the last word of one entry"),
    (
        LIVES + "hand A rest\nhand B rest",
        "line 5: hand B: `rest` is the last word of one entry, and",
    ),
    (LIVES + "trophies A rest", "line 4: trophies A: `rest` is for a hand"),
    (LIVES + "deck -", "line 4: deck: 69 cards are left: write `rest` somewhere"),
    (LIVES + "phase tea A", "line 4: phase: no phase 'tea'"),
    (LIVES + "phase attack", "line 4: phase: should be a phase and a player"),
    (LIVES + "phase attack C", "line 4: phase: no player 'C'; they are A, B"),
    (LIVES + "phase attack A\nover stalemate", "line 5: over: a finished game has no phase"),
    (LIVES + "over tea", "line 4: over: no ending 'tea'"),
    (LIVES + "over life-lost", "line 4: over: nobody has lost the last life"),
    (LIVES + "over last-standing", "line 4: over: a game is over by last-standing if one is left"),
    (LIVES + "stars 8", "line 4: stars: should be a number from 0 to 7, not '8'"),
    (LIVES + "turn 151", "line 4: turn: should be a number from 1 to 150, not '151'"),
    (LIVES + "new A\nphase attack A", "line 4: new: player A's first turn has no attack (10)"),
    (LIVES + "first C", "line 4: first: no player 'C'"),
    (LIVES + "out B", "line 4: out: nobody is ever out: see the option last_standing (72)"),
    (LIVES + "hunt zed zed zed zed", "line 4: hunt: the game is played without it"),
    (LIVES + "known A 500", "line 4: known: the game is played without it"),
    (
        "phase keeping\nplayers 2\nhand A dust*7\nhand B dust*6",
        "line 1: phase: in keeping everybody",
    ),
    (
        "phase keeping\nplayers 2\nhand A dust*7\nhand B zed*4 bone*3\nlives A dust",
        "line 1: phase: in keeping there are",
    ),
    ("phase keeping\nplayers 2\nstars 7", "line 3: stars: keeping comes before the first turn"),
    # The table.
    (LIVES + "table A zed", "line 4: table A: a part is too short: 'zed'"),
    (LIVES + "table A 0 zed", "line 4: table A: should be a number from 1 to"),
    (LIVES + "table A 1 zed, 1 bone", "line 4: table A: number 1 is there twice"),
    (LIVES + "table A 1 zed\ntable B 1 bone", "line 5: table B: number 1 is there twice"),
    (LIVES + "table A 1 zed taped", "line 4: table A: no word for a card 'taped' (did you mean"),
    (LIVES + "table A 1 zed wounds", "line 4: table A: should be a number from 1 to"),
    (
        LIVES + "table A 1 zed wounds 1",
        "line 4: table A: 1 zed would be dead: its endurance is 1 (21)",
    ),
    (LIVES + "table A 1 bolt", "line 4: table A: 1 bolt is no monster, thing or ritual"),
    (
        LIVES + "table A 1 fog tapped",
        "line 4: table A: 1 fog is a ritual: nothing else can be said",
    ),
    (LIVES + "table A 1 zed spent", "line 4: table A: 1 zed can't be spent in laying"),
    (LIVES + "table A 1 wall acted", "line 4: table A: 1 wall can't be acted in laying"),
    (LIVES + "table A 1 wall changed", "line 4: table A: 1 wall can't be changed in laying"),
    (LIVES + "table A 1 zed acted\nphase feeding A", "line 4: table A: 1 zed can't be acted in"),
    (LIVES + "stars 1\nover stalemate", "line 4: stars: should be a number from 0 to 0, not '1'"),
    (LIVES + "turn 9\nover stalemate", "line 4: turn: should be a number from 150 to 150, not '9'"),
    (
        LIVES + "table A 1 wall bears helm",
        "line 4: table A: 1 wall is no monster: it bears no ability",
    ),
    (LIVES + "table A 1 zed bears bone", "line 4: table A: bone is no ability (28)"),
    (LIVES + "table A 1 zed buried bone", "line 4: table A: 1 zed is no skeleton"),
    (LIVES + "table A 1 zed fresh", "line 4: table A: 1 zed can't be fresh in laying"),
    (
        LIVES + "table A 1 ogre down 2",
        "line 4: table A: 1 ogre can't lie face down: see the option",
    ),
    (
        LIVES + "table A 1 zed inside 2",
        "line 4: table A: 1 zed is inside 2, where no card in play is",
    ),
    (LIVES + "table A 1 wall inside 2, 2 den", "line 4: table A: 1 wall is no monster"),
    (
        LIVES + "table A 1 zed inside 2, 2 wall",
        "line 4: table A: 1 zed is inside 2, which can't hide it",
    ),
    (
        LIVES + "table A 1 zed inside 2\ntable B 2 den",
        "line 4: table A: 1 zed is inside 2, which can't impr",
    ),
    (
        LIVES + "table A 1 zed inside 2 ability, 2 ogre",
        "line 4: table A: 1 zed is inside 2, which can't",
    ),
    (LIVES + "table A 1 zed inside 2, 2 den, 3 zed inside 2", "line 4: table A: 1 3 are inside 2"),
    (
        LIVES + "table A 1 zed inside 2 ability, 2 ogre bears cloak inside 3, 3 den",
        "line 4: table A: 2 is held itself and holds nobody (H5, H9)",
    ),
    (LIVES + "table A 1 zed, 2 bone\norder 1", "line 5: order: should be the numbers 1 2"),
    (
        LIVES + "table A 1 fog\nphase feeding A",
        "line 4: table A: 1 is a ritual, which is over when",
    ),
    (LIVES + "tabel A 1 zed", "line 4: unknown entry 'tabel' (did you mean 'table'?)"),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_faulty_scene_names_the_line_and_the_fault(text, fault):
    with pytest.raises(SceneError) as error:
        scene(text)
    assert str(error.value).startswith(fault)


DOWN_FAULTS = [
    ("table A 1 ogre down 4", "1 ogre can't have 4 stars on it"),
    ("table A 1 ogre down 3 fresh", "1 ogre can't have 3 stars on it"),
    ("table B 1 ogre down 1 fresh", "1 ogre was not laid in this turn"),
    ("table A 1 zed down 1", "1 zed can't have 1 stars on it"),
    ("table A 1 ogre down 1 tapped", "1 ogre lies face down: nothing else can be said of it"),
    ("table A 1 ogre down 1 bears helm", "1 ogre lies face down: nothing else can be said of it"),
]


@pytest.mark.parametrize(("text", "fault"), DOWN_FAULTS)
def test_71_what_can_not_be_of_a_card_that_lies_face_down(text, fault):
    with pytest.raises(SceneError, match=fault):
        scene(LIVES + text, summoning=True)


OUT_FAULTS = [
    ("out A B C\nover stalemate", "somebody must be left"),
    (
        "lives A dust\nlives C dust\nout B\nover life-lost",
        "nobody has lost the last life, or is out",
    ),
    ("lives A dust\nlives C dust\nout B B", "player B is there twice"),
    ("lives B dust\nlives C dust\nout A", "it is player A's turn"),
    ("lives A dust\nlives B dust\nlives C dust\nout B", "player B is out and has no cards"),
    ("lives A dust\nlives C dust\nout B\ntable B 1 zed", "player B is out and has no cards"),
    (
        "lives A dust\nout B C",
        "a game is over by last-standing if one is left (72), and there are 1",
    ),
]


@pytest.mark.parametrize(("text", "fault"), OUT_FAULTS)
def test_72_who_can_not_be_out(text, fault):
    with pytest.raises(SceneError) as error:
        scene("players 3\n" + text, last_standing=True)
    assert fault in str(error.value)


def test_70_nothing_is_known_before_the_first_turn():
    text = "players 2\nphase keeping\nhand A dust*7\nhand B zed*4 bone*3\nknown A 1"
    with pytest.raises(SceneError, match="known: keeping comes before the first turn"):
        scene(text, underworld=True)


def test_69_the_row_has_four_places():
    with pytest.raises(SceneError, match="hunt: should have 4 places, `-` for a gap"):
        scene(LIVES + "hunt zed", hunt=True)
    assert moves(scene(LIVES + "hunt zed - - -\nphase harvest A", hunt=True))[0] == "draw"
