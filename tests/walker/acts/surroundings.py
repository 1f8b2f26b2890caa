"""What is around the page: sizes, languages, tabs, reloads, the network, the server."""

from __future__ import annotations

from walker.acts.registry import act
from walker.world import TABS, Impossible

SIZES = (
    "360x740",
    "390x844",
    "768x1024",
    "1024x768",
    "1280x720",
    "1366x768",
    "1440x900",
    "1920x1080",
)
PHONES = ("360x740", "390x844")
LANGUAGES = ("en", "sk", "hu", "lv")
THEMES = ("auto", "light", "dark")
SPEEDS = ("off", "fast", "normal", "slow")


def device_like(chance):
    """How a device of this walk is: size, language and taste."""
    touch = chance.random() < 0.35
    size = chance.choice(PHONES if touch else SIZES)
    speed = chance.choice(("off", "off", "fast", "fast", "normal"))
    words = [size, chance.choice(LANGUAGES), chance.choice(("light", "dark")), speed]
    return (*words, *(["touch"] if touch else []), *(["still"] if chance.random() < 0.5 else []))


@act("device", weight=0, of="device")
def device(world, name, *words):
    """A new device, such as `b device 390x844 sk dark fast touch still`."""
    width, height = 1280, 800
    settings = {}
    how = {"reduced_motion": "still" in words, "touch": "touch" in words}
    for word in words:
        if "x" in word and word[0].isdigit():
            width, height = map(int, word.split("x"))
        elif word in LANGUAGES:
            how["language"] = word
        elif word in ("light", "dark"):
            how["theme"] = word
        elif word in SPEEDS:
            settings["motion"] = word
    world.set_up(name, width=width, height=height, **how)
    kept = "JSON.parse(localStorage.getItem('ludoteka.settings') ?? '{}')"
    # An empty page, or one that says that it is offline, has no storage.
    world.device(name).context.add_init_script(
        f"if (location.origin.startsWith('http')) localStorage.setItem('ludoteka.settings',"
        f" JSON.stringify({{ ...{settings}, ...{kept} }}))"
    )


@act("size", weight=1.5, over_dialogs=True, draw=lambda s: (s.chance.choice(SIZES),))
def size(tab, words):
    width, height = map(int, words.split("x"))
    if tab.device.touch and words not in PHONES:
        raise Impossible("a phone stays as small as it is")
    tab.page.set_viewport_size({"width": width, "height": height})


@act("language", weight=1.2, draw=lambda s: (s.chance.choice(LANGUAGES),))
def language(tab, tag):
    button = f".languages button[lang={tag}]:visible"
    if tab.page.locator(button).count() == 0:
        preferences(tab)
    tab.click(button)
    leave_preferences(tab)


def liking(name, values, position):
    """A choice of the settings, by its place there: labels differ by language."""

    @act(name, weight=0.7, draw=lambda s: (s.chance.choice(values),))
    def like(tab, value):
        preferences(tab)
        one = tab.page.locator(".preferences fieldset").nth(position)
        one.locator(f"input[value={value}]").evaluate("one => one.click()")
        leave_preferences(tab)

    return like


theme = liking("theme", THEMES, 0)
speed = liking("speed", SPEEDS, 1)


@act("switch", weight=0.6, draw=lambda s: (str(s.chance.randrange(5)),))
def switch(tab, number):
    """Sound, hints, typed commands, the plain board, confirming."""
    preferences(tab)
    switches = tab.page.locator(".preferences [role=switch]")
    switches.nth(int(number) % switches.count()).evaluate("one => one.click()")
    leave_preferences(tab)


def preferences(tab):
    """Where the settings are: in the menu of a table, or behind the last button of other pages."""
    if tab.page.locator("header.top-bar").count():
        tab.click("header.top-bar .buttons button:last-child")
        tab.click("dialog [data-page=settings]")
    else:
        tab.click("header.nav .tools > button:last-child")
    tab.page.locator(".preferences").wait_for()


def leave_preferences(tab):
    if tab.page.locator("dialog[open]").count():
        tab.page.keyboard.press("Escape")


@act("reload", weight=2, over_dialogs=True)
def reload(tab):
    tab.page.reload(wait_until="domcontentloaded")
    tab.arrive()


@act("back", weight=0.8, over_dialogs=True)
def back(tab):
    tab.page.go_back(wait_until="domcontentloaded")
    tab.arrive()


@act("forward", weight=0.5)
def forward(tab):
    tab.page.go_forward(wait_until="domcontentloaded")
    tab.arrive()


@act(
    "second-tab",
    weight=0.8,
    on=("table", "gathering", "curtain"),
    when=lambda s: len(s.page.device.tabs) < TABS,
)
def second_tab(tab):
    """The same table once more, on the same device."""
    number = next(n for n in range(1, TABS + 2) if n not in tab.device.tabs)
    tab.device.tab(number).goto(tab.page.url)


@act("close-tab", weight=0.6, when=lambda s: len(s.page.device.tabs) > 1)
def close_tab(tab):
    if len(tab.device.tabs) < 2:
        raise Impossible("it is the only one")
    tab.close()


@act("look-away", weight=0.6, on=("table", "curtain", "gathering"))
def look_away(tab):
    """Another window comes to the front, and goes."""
    for hidden in ("true", "false"):
        tab.page.evaluate(
            f"""() => {{
              Object.defineProperty(document, "hidden", {{ value: {hidden}, configurable: true }});
              document.dispatchEvent(new Event("visibilitychange"));
            }}"""
        )


@act("offline", weight=0.6, of="device", over_dialogs=True)
def offline(world, name):
    world.device(name).go_offline(True)


@act("online", weight=0, of="device")
def online(world, name):
    world.device(name).go_offline(False)


@act("kill", weight=0.15, of="server", over_dialogs=True)
def kill(world):
    world.house.kill()


@act("restart", weight=0.15, of="server", over_dialogs=True)
def restart(world):
    world.house.restart()


@act("start-server", weight=0, of="server")
def start_server(world):
    if world.house.is_up:
        raise Impossible("it runs")
    world.house.start()
