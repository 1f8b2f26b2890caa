"""What is asked before a move that is allowed, but that hardly anybody would want."""

from engine.raw_table import asked, play, raw, scene

from ludoteka.core.chance import Quick

CARDS = """
bolt: magic 1; play damage any beast
broom: magic 3; play destroy any thing
price: magic 1; play kill own
fever: ability 1; sick
jaw: ability 2; double damage
imp: zombie 1/2; skill damage any beast
"""


def caution(state, text, seat=0):
    """Rule, fault and values of what is asked before this move; None: nothing."""
    reason = state.caution(seat, state.rules.read(text))
    return reason and (reason.rule.removeprefix("raw."), reason.fault, reason.values)


def following(state):
    """What `end` leads to, as the player who is asked is told."""
    return state.look(state.mover)["prompt"]["next"]


def test_2_caution_before_all_but_one_life_are_given_up():
    state = raw(None).start(2, Quick(1))
    asked_about = {
        state.rules.spell(move): state.caution(0, move).fault
        for move in state.moves(0)
        if state.caution(0, move) is not None
    }
    assert len(asked_about) == 8
    assert asked_about.pop("keep none") == "empty-handed"
    assert set(asked_about.values()) == {"one-life"}
    assert "keep 1 2 3 4 5 6" in asked_about


def test_p4_caution_before_an_own_card_is_hurt():
    state = scene("hand A bolt\ntable A 1 ogre\ntable B 2 ogre", CARDS)
    assert state.caution(0, state.rules.read("lay bolt")) is None
    play(state, "A lay bolt")
    assert asked(state) == "A target"
    own = state.caution(0, state.rules.read("target 1"))
    assert (own.rule, own.fault, own.values) == ("raw.P4", "hurts-your-own", {"spot": 1})
    assert state.caution(0, state.rules.read("target 2")) is None
    assert state.caution(1, state.rules.read("target 1")) is None


def test_q10_caution_before_a_spell_that_finds_no_target():
    state = scene("hand A bolt\ntable A 1 wall", CARDS)
    idle = state.caution(0, state.rules.read("lay bolt"))
    assert (idle.rule, idle.fault) == ("raw.Q10", "no-effect")


def test_6_caution_before_the_last_life_goes_into_the_hand():
    state = scene("phase raid A\ntable A 1 zed\nlives B dust")
    play(state, "A raid 1")
    last = state.caution(0, state.rules.read("hand"))
    assert (last.rule, last.fault) == ("raw.6", "counts-no-more")
    assert state.caution(0, state.rules.read("trophy")) is None


def test_p4_caution_before_a_spell_that_finds_only_an_own_card():
    state = scene("hand A broom\ntable A 4 wall", CARDS)
    assert caution(state, "lay broom") == ("P4", "only-your-own", {"card": "broom", "spot": 4})
    state = scene("hand A broom\ntable A 4 wall\ntable B 5 wall", CARDS)
    assert caution(state, "lay broom") is None, "it can be aimed at the rival's"


def test_71_caution_before_a_spell_is_turned_over_that_finds_only_an_own_card():
    paid = "lives A half-uncle\nlives B landlord\ntable A 1 spring-cleaning down 3, 4 cold-bucket"
    state = scene(paid, None, summoning=True)
    events = {"card": "spring-cleaning", "spot": 4}
    assert caution(state, "turn 1") == ("P4", "only-your-own", events)
    aimed = scene(paid + "\ntable B 5 hollow-oak", None, summoning=True)
    assert caution(aimed, "turn 1") is None, "it can be aimed at the rival's"


def test_p4_no_caution_before_a_price_in_own_cards():
    assert caution(scene("hand A price\ntable A 4 zed", CARDS), "lay price") is None


def test_28_caution_before_an_ability_that_goes_to_the_wrong_side():
    state = scene("hand A fever jaw\ntable A 2 zed", CARDS)
    assert caution(state, "lay fever") == ("28", "only-your-own", {"card": "fever", "spot": 2})
    assert caution(state, "lay jaw") is None
    state = scene("hand A fever jaw\ntable B 2 zed", CARDS)
    assert caution(state, "lay fever") is None
    assert caution(state, "lay jaw") == ("28", "only-a-rivals", {"card": "jaw", "spot": 2})


def test_42_caution_before_a_skill_that_finds_only_an_own_card():
    state = scene("phase attack A\ntable A 1 imp, 2 zed", CARDS)
    assert caution(state, "skill 1") == ("P4", "only-your-own", {"card": "imp", "spot": 2})
    state = scene("phase attack A\ntable A 1 imp, 2 zed\ntable B 3 zed", CARDS)
    assert caution(state, "skill 1") is None


def test_16_caution_before_laying_ends_the_turn_though_a_card_could_be_laid():
    state = scene("hand A zed ogre\ntable B 3 zed", CARDS)
    assert following(state) == "turn"
    rule, fault, values = caution(state, "end")
    assert (rule, fault) == ("16", "still-to-lay")
    assert values["card"] == "ogre", "the dearest that can be paid is named"
    assert values["stars"] == state.stars


def test_16_caution_before_stars_are_lost_on_the_way_to_attack_or_raid():
    fights = scene("hand A zed\ntable A 1 zed\ntable B 3 zed", CARDS)
    assert following(fights) == "attack"
    assert caution(fights, "end")[:2] == ("16", "stars-lost")
    raids = scene("hand A zed\ntable A 1 zed", CARDS)
    assert following(raids) == "raid", "nobody could attack (X35)"
    assert caution(raids, "end")[:2] == ("16", "stars-lost")


def test_16_no_caution_where_nothing_can_be_laid():
    assert caution(scene("table B 3 zed", CARDS), "end") is None
    idle = scene("hand A broom\ntable A 4 wall\ntable B 3 zed", CARDS)
    assert caution(idle, "end") is None, "only a spell against oneself is left"


def test_10_in_the_first_turn_too_whoever_has_laid_something_is_asked_about_two_stars_left():
    state = raw(None, first="lobby").start(2, Quick(3))
    play(state, "A keep 1 2 3", "B keep 1 2 3", "A pass")
    assert asked(state) == "A lay"
    assert following(state) == "turn"
    assert caution(state, "end")[1] == "still-to-lay"
    while asked(state) == "A lay":
        cards = {
            move: state.rules.describe(move)["card"]
            for move in state.moves(0)
            if state.rules.describe(move)["verb"] == "lay" and state.caution(0, move) is None
        }
        events = caution(state, "end")
        assert (events is not None) == (bool(cards) and state.stars >= 2)
        if not cards:
            break
        state.play(0, min(cards), Quick(1))


def test_16_nobody_who_has_laid_something_is_asked_about_the_last_star():
    one = "phase laying A\nstars {}\nhand A ogre jab\ntable A 4 wall\ntable B 3 zed"
    cards = CARDS + "jab: zombie 1/1\n"
    assert caution(scene(one.format(2), cards), "end")[1] == "still-to-lay"
    assert caution(scene(one.format(1), cards), "end") is None
    empty = one.replace("table A 4 wall\n", "")
    assert caution(scene(empty.format(1), cards), "end")[2]["card"] == "jab"


def test_23_the_end_of_declaring_is_the_end_of_the_turn_where_nobody_can_raid():
    skill = "phase attack A\ntable A 1 imp\n"
    assert following(scene(skill + "table B 3 zed", CARDS)) == "turn"
    assert following(scene(skill, CARDS)) == "raid", "nothing defends B"
    declared = scene("phase attack A\ntable A 1 zed, 2 zed\ntable B 3 rotter, 4 rotter", CARDS)
    play(declared, "A attack 1", "A target 3")
    assert asked(declared) == "A attack"
    assert following(declared) == "wounds"
    assert declared.look(None)["prompt"] is None, "whoever is not asked is not told"


def test_54_caution_before_healing_where_nobody_is_wounded():
    cards = CARDS + "nurse: zombie 1/2; skill heal own beast\n"
    state = scene("phase attack A\ntable A 1 nurse, 2 ogre\ntable B 3 imp", cards)
    rule, fault, _ = caution(state, "skill 1")
    assert (rule, fault) == ("54", "nobody-wounded")
    hurt = scene("phase attack A\ntable A 1 nurse, 2 ogre wounds 1\ntable B 3 imp", cards)
    assert caution(hurt, "skill 1") is None


def test_54_caution_before_healing_a_card_without_wounds_beside_one_that_has_some():
    cards = CARDS + "balm: magic 1; play heal own beast\n"
    text = "hand A balm\ntable A 1 ogre wounds 1, 2 zed\ntable B 3 imp"
    state = scene(text, cards)
    play(state, "A lay balm")
    assert caution(state, "target 2")[:2] == ("54", "not-wounded")
    assert caution(state, "target 1") is None


def test_17_caution_before_a_turn_ends_with_monsters_that_could_attack():
    state = scene("phase attack A\ntable A 1 ogre, 2 zed, 4 wall\ntable B 3 ogre", CARDS)
    assert following(state) == "turn"
    assert caution(state, "end") == ("17", "still-to-attack", {"spot": 1, "count": 2})


def test_17_no_caution_where_others_attack_or_can_raid_or_only_a_skill_is_left():
    state = scene("phase attack A\ntable A 1 zed, 2 zed\ntable B 3 rotter, 4 rotter", CARDS)
    play(state, "A attack 1", "A target 3")
    assert following(state) == "wounds"
    assert caution(state, "end") is None
    skill = scene("phase attack A\ntable A 1 imp acted\ntable B 3 zed", CARDS)
    assert caution(skill, "end") is None
