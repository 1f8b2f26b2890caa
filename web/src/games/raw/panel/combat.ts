/** What the decision panel says while monsters fight: attacks, skills, traps and raids. */
import { cardData, type Mode, pieceAt, type RawView } from "../view/data";
import type { Desk } from "../store.svelte";
import { cancelling, confirming, empty, ending, leaving, type Panel, simple, spotOption, told, ways } from "./panel";
import { outcome, price } from "../view/strikes";
import { cardName, playerName, say, spotName, truceText } from "../words";

export function attack(desk: Desk, view: RawView): Panel {
  const { play, source } = desk;
  if (source !== null) return desk.verb === "attack" ? striking(desk, view, source) : skill(desk, view, source);
  const ready = desk.actors.size;
  const made = empty(say(play, "attack-title"), [say(play, "attack-text", { count: ready })]);
  if (view.truce !== undefined) made.lines.push(truceText(play, view.truce));
  else if (ready > 0) made.lines.push(...freshWords(desk, view));
  if (view.attacks.length > 0) made.lines.push(...declared(desk, view));
  made.buttons = [{ ...ending(desk), main: view.attacks.length > 0 || ready === 0 }];
  return made;
}

/** Whom nothing defends, as a line's fields. */
function openSeats(desk: Desk, view: RawView): string[] {
  return view.defended.flatMap((defended, seat) => (!defended && seat !== desk.me && !view.out[seat] ? [playerName(desk.play, seat)] : []));
}

/** Somebody is open already: whoever attacks can't raid there any more (22, 23). */
function freshWords(desk: Desk, view: RawView): string[] {
  const open = openSeats(desk, view);
  return open.length > 0 ? [say(desk.play, "attack-open", { names: desk.play.texts.listing(open), count: open.length })] : [];
}

/** What was declared, and what will come of it. */
function declared(desk: Desk, view: RawView): string[] {
  const { play } = desk;
  return view.attacks.map(([from, mode, targets]) =>
    say(play, "declared", {
      name: spotName(play, view, from),
      targets: play.texts.listing(targets.map((spot) => spotName(play, view, spot))),
      mode,
    }),
  );
}

export function skill(desk: Desk, view: RawView, spot: number): Panel {
  const { play } = desk;
  const piece = pieceAt(view, spot);
  const id = desk.verb === "skill ability" ? piece?.ability : piece?.card;
  const made = empty(say(play, "ask-skill", { name: id ? cardName(play, id) : spotName(play, view, spot) }), id ? told(desk, id) : []);
  if (id) made.card = id;
  made.ways = ways(desk, spot);
  made.buttons = [confirming(desk, say(play, "skill-go")), cancelling(desk)];
  return made;
}

export function striking(desk: Desk, view: RawView, source: number): Panel {
  const { play, target: to, second, mode } = desk;
  const name = spotName(play, view, source);
  const made = empty(say(play, "strike-title", { name }));
  made.ways = desk.ask === "attack" ? ways(desk, source) : [];
  const cancel = desk.ask === "attack" ? [cancelling(desk)] : leaving(desk);
  if (to === null) {
    made.lines = [say(play, "strike-choose")];
    made.options = [...desk.targets].map((spot) => spotOption(desk, view, spot));
    made.buttons = cancel;
    return made;
  }
  const hits = mode === "split" && second !== null ? [to, second] : [to];
  made.versus = { from: source, to: hits, words: modeWords(desk, mode) };
  made.lines = hits.map((spot) => hitWords(desk, view, spot, mode));
  const { wounds, sick, backburn, dies } = price(view, play.content, source, hits);
  if (wounds > 0) made.lines.push(say(play, dies ? "price-dies" : "price", { name, count: wounds, why: sick && backburn ? "both" : sick ? "sick" : "backburn" }));
  if (mode === "split" && second === null) made.lines.push(say(play, "split-choose"));
  const owner = pieceAt(view, to)?.owner;
  if (owner !== undefined && mayTrap(desk, view, owner)) made.lines.push(say(play, "may-trap", { name: playerName(play, owner) }));
  if (desk.modes.length > 1) {
    made.ways = desk.modes.map((one) => ({ id: one, label: say(play, `mode-${one}`), on: mode === one, run: () => desk.setMode(one) }));
  }
  const off = desk.moves === null;
  made.buttons = [{ ...confirming(desk, say(play, "strike-go")), off, run: () => (off ? play.tell(say(play, "split-choose")) : desk.confirm()) }, ...cancel];
  return made;
}

export function modeWords(desk: Desk, mode: Mode): string {
  return say(desk.play, `hit-${mode}`);
}

function hitWords(desk: Desk, view: RawView, spot: number, mode: Mode): string {
  const { play } = desk;
  const { after, endurance, dies } = outcome(view, play.content, spot, mode);
  return say(play, dies ? "hit-dies" : "hit-stands", { name: spotName(play, view, spot), after, endurance });
}

/** Has this player an open trap that is not used up (49)? */
function mayTrap(desk: Desk, view: RawView, seat: number): boolean {
  return Object.values(view.table).some((piece) => {
    if (piece.owner !== seat || piece.tapped || piece.down) return false;
    const springs = (id: string | undefined, spent: boolean | undefined): boolean =>
      !spent && (cardData(desk.play.content, id)?.effects.some((effect) => effect.place === "trap") ?? false);
    return springs(piece.card, piece.spent) || springs(piece.ability, piece.ability_spent);
  });
}

export function trap(desk: Desk, view: RawView): Panel {
  const { play, me, aids } = desk;
  const made = empty(say(play, "trap-title"));
  made.ring = true;
  const mine = (spot: number): boolean => pieceAt(view, spot)?.owner === me;
  made.lines = view.attacks
    .filter(([, , targets]) => targets.some(mine))
    .map(([from, mode, targets]) => {
      const names = targets.filter(mine).map((spot) => spotName(play, view, spot));
      return say(play, "trap-attacked", { name: spotName(play, view, from), targets: play.texts.listing(names), mode });
    });
  const dying = aids.dying.filter(mine).map((spot) => spotName(play, view, spot));
  made.lines.push(dying.length > 0 ? say(play, "trap-if-pass", { names: play.texts.listing(dying), count: dying.length }) : say(play, "trap-if-pass-none"));
  made.options = [...desk.actors].map((spot) => {
    const side = desk.offered.byText.has(`trap ${spot}`) ? "card" : "ability";
    const id = pieceAt(view, spot)?.[side] ?? null;
    return {
      id: `trap-${spot}`,
      card: typeof id === "string" ? id : null,
      spot,
      seat: null,
      title: typeof id === "string" ? cardName(play, id) : "",
      cost: typeof id === "string" ? (cardData(play.content, id)?.cost ?? null) : null,
      text: typeof id === "string" ? told(desk, id).join(" · ") : "",
      on: desk.source === spot,
      choose: () => desk.tapSpot(spot),
    };
  });
  if (desk.moves) made.buttons.push(confirming(desk, say(play, "trap-go")));
  made.buttons.push(simple(desk, "pass", say(play, "pass")), { id: "pass-all", label: say(play, "pass-all"), run: () => desk.wish.passAllTurn() });
  return made;
}

export function raid(desk: Desk, view: RawView): Panel {
  const { play, source } = desk;
  const open = openSeats(desk, view);
  const made = empty(source === null ? say(play, "raid-title") : say(play, "ask-raid", { name: spotName(play, view, source) }), [say(play, "raid-text")]);
  if (open.length > 0) made.lines.push(say(play, "raid-open", { names: play.texts.listing(open), count: open.length }));
  if (source !== null) {
    made.buttons = [confirming(desk, say(play, "raid-go", { name: spotName(play, view, source) })), cancelling(desk)];
  } else {
    made.options = [...desk.actors].map((spot) => ({ ...spotOption(desk, view, spot), text: "" }));
    made.buttons = [ending(desk)];
  }
  return made;
}
