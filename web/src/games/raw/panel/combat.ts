/** What the decision panel says while monsters fight: attacks, skills, traps and raids. */
import { cardData, type Mode, pieceAt, type RawView } from "../view/data";
import type { Store } from "../store.svelte";
import {
  cancelling,
  confirming,
  empty,
  ending,
  leaving,
  type Panel,
  simple,
  spotOption,
  told,
  ways,
} from "./panel";
import { outcome, price } from "../view/strikes";
import { cardName, playerName, say, spotName, truceText } from "../words";

export function attack(store: Store, view: RawView): Panel {
  const { play, source } = store;
  if (source !== null)
    return store.verb === "attack" ? striking(store, view, source) : skill(store, view, source);
  const ready = store.actors.size;
  const made = empty(say(play, "attack-title"), [say(play, "attack-text", { count: ready })]);
  if (view.truce !== undefined) made.lines.push(truceText(play, view.truce));
  else if (ready > 0) made.lines.push(...freshWords(store, view));
  if (view.attacks.length > 0) made.lines.push(...declared(store, view));
  made.buttons = [{ ...ending(store), main: view.attacks.length > 0 || ready === 0 }];
  return made;
}

/** Whom nothing defends, as a line's fields. */
function openSeats(store: Store, view: RawView): string[] {
  return view.defended.flatMap((defended, seat) =>
    !defended && seat !== store.me && !view.out[seat] ? [playerName(store.play, seat)] : [],
  );
}

/** Somebody is open already: whoever attacks can't raid there any more (22, 23). */
function freshWords(store: Store, view: RawView): string[] {
  const open = openSeats(store, view);
  return open.length > 0
    ? [say(store.play, "attack-open", { names: store.play.texts.listing(open), count: open.length })]
    : [];
}

/** What was declared, and what will come of it. */
function declared(store: Store, view: RawView): string[] {
  const { play } = store;
  return view.attacks.map(([from, mode, targets]) =>
    say(play, "declared", {
      name: spotName(play, view, from),
      targets: play.texts.listing(targets.map((spot) => spotName(play, view, spot))),
      mode,
    }),
  );
}

export function skill(store: Store, view: RawView, spot: number): Panel {
  const { play } = store;
  const piece = pieceAt(view, spot);
  const id = store.verb === "skill ability" ? piece?.ability : piece?.card;
  const made = empty(
    say(play, "ask-skill", { name: id ? cardName(play, id) : spotName(play, view, spot) }),
    id ? told(store, id) : [],
  );
  if (id) made.card = id;
  made.ways = ways(store, spot);
  made.buttons = [confirming(store, say(play, "skill-go")), cancelling(store)];
  return made;
}

export function striking(store: Store, view: RawView, source: number): Panel {
  const { play, target: to, second, mode } = store;
  const name = spotName(play, view, source);
  const made = empty(say(play, "strike-title", { name }));
  made.ways = store.ask === "attack" ? ways(store, source) : [];
  const cancel = store.ask === "attack" ? [cancelling(store)] : leaving(store);
  if (to === null) {
    made.lines = [say(play, "strike-choose")];
    made.options = [...store.targets].map((spot) => spotOption(store, view, spot));
    made.buttons = cancel;
    return made;
  }
  const hits = mode === "split" && second !== null ? [to, second] : [to];
  made.versus = { from: source, to: hits, words: modeWords(store, mode) };
  made.lines = hits.map((spot) => hitWords(store, view, spot, mode));
  const { wounds, sick, backburn, dies } = price(view, play.content, source, hits);
  if (wounds > 0)
    made.lines.push(
      say(play, dies ? "price-dies" : "price", {
        name,
        count: wounds,
        why: sick && backburn ? "both" : sick ? "sick" : "backburn",
      }),
    );
  if (mode === "split" && second === null) made.lines.push(say(play, "split-choose"));
  const owner = pieceAt(view, to)?.owner;
  if (owner !== undefined && mayTrap(store, view, owner))
    made.lines.push(say(play, "may-trap", { name: playerName(play, owner) }));
  if (store.modes.length > 1) {
    made.ways = store.modes.map((one) => ({
      id: one,
      label: say(play, `mode-${one}`),
      on: mode === one,
      run: () => store.setMode(one),
    }));
  }
  const off = store.moves === null;
  made.buttons = [
    {
      ...confirming(store, say(play, "strike-go")),
      off,
      run: () => (off ? play.tell(say(play, "split-choose")) : store.confirm()),
    },
    ...cancel,
  ];
  return made;
}

export function modeWords(store: Store, mode: Mode): string {
  return say(store.play, `hit-${mode}`);
}

function hitWords(store: Store, view: RawView, spot: number, mode: Mode): string {
  const { play } = store;
  const { after, endurance, dies } = outcome(view, play.content, spot, mode);
  return say(play, dies ? "hit-dies" : "hit-stands", { name: spotName(play, view, spot), after, endurance });
}

/** Has this player an open trap that is not used up (49)? */
function mayTrap(store: Store, view: RawView, seat: number): boolean {
  return Object.values(view.table).some((piece) => {
    if (piece.owner !== seat || piece.tapped || piece.down) return false;
    const springs = (id: string | undefined, spent: boolean | undefined): boolean =>
      !spent &&
      (cardData(store.play.content, id)?.effects.some((effect) => effect.place === "trap") ?? false);
    return springs(piece.card, piece.spent) || springs(piece.ability, piece.ability_spent);
  });
}

export function trap(store: Store, view: RawView): Panel {
  const { play, me, aids } = store;
  const made = empty(say(play, "trap-title"));
  made.ring = true;
  const mine = (spot: number): boolean => pieceAt(view, spot)?.owner === me;
  made.lines = view.attacks
    .filter(([, , targets]) => targets.some(mine))
    .map(([from, mode, targets]) => {
      const names = targets.filter(mine).map((spot) => spotName(play, view, spot));
      return say(play, "trap-attacked", {
        name: spotName(play, view, from),
        targets: play.texts.listing(names),
        mode,
      });
    });
  const dying = aids.dying.filter(mine).map((spot) => spotName(play, view, spot));
  made.lines.push(
    dying.length > 0
      ? say(play, "trap-if-pass", { names: play.texts.listing(dying), count: dying.length })
      : say(play, "trap-if-pass-none"),
  );
  made.options = [...store.actors].map((spot) => {
    const side = store.offered.byText.has(`trap ${spot}`) ? "card" : "ability";
    const id = pieceAt(view, spot)?.[side] ?? null;
    return {
      id: `trap-${spot}`,
      card: typeof id === "string" ? id : null,
      spot,
      seat: null,
      title: typeof id === "string" ? cardName(play, id) : "",
      cost: typeof id === "string" ? (cardData(play.content, id)?.cost ?? null) : null,
      text: typeof id === "string" ? told(store, id).join(" · ") : "",
      on: store.source === spot,
      choose: () => store.tapSpot(spot),
    };
  });
  if (store.moves) made.buttons.push(confirming(store, say(play, "trap-go")));
  made.buttons.push(simple(store, "pass", say(play, "pass")), {
    id: "pass-all",
    label: say(play, "pass-all"),
    run: () => store.wish.passAllTurn(),
  });
  return made;
}

export function raid(store: Store, view: RawView): Panel {
  const { play, source } = store;
  const open = openSeats(store, view);
  const made = empty(
    source === null ? say(play, "raid-title") : say(play, "ask-raid", { name: spotName(play, view, source) }),
    [say(play, "raid-text")],
  );
  if (open.length > 0)
    made.lines.push(say(play, "raid-open", { names: play.texts.listing(open), count: open.length }));
  if (source !== null) {
    made.buttons = [
      confirming(store, say(play, "raid-go", { name: spotName(play, view, source) })),
      cancelling(store),
    ];
  } else {
    made.options = [...store.actors].map((spot) => ({ ...spotOption(store, view, spot), text: "" }));
    made.buttons = [ending(store)];
  }
  return made;
}
