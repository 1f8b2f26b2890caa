/** What the prompt bar says and offers while something is chosen on the board. */
import type { Action, Aim } from "$/table/prompt";
import { settings } from "$/settings.svelte";
import { type Clash, readClash } from "./view/clash";
import type { Store } from "./store.svelte";
import { aloneOn } from "./view/facts";
import { clash, conquestPercent } from "./view/odds";
import { continentName, placeName, say } from "./words";

export function aiming(store: Store): { aim: Aim | null; actions: Action[] } {
  return { aim: aim(store), actions: actions(store) };
}

function aim(store: Store): Aim | null {
  const { play, source, target, continent } = store;
  if (!play.myTurn || play.at !== null) return null;
  if (store.clash?.done && store.clash.event.seat === play.seat)
    return verdict(store, readClash(store.clash.event));
  if (source !== null && target !== null) {
    const names = { source: placeName(play, source), target: placeName(play, target) };
    const waits = play.chair.pending !== null || play.order !== null || store.clash !== null;
    const carried = store.dragging.at !== null;
    const detail = waits
      ? undefined
      : carried && !store.dragging.byFinger
        ? letGo(store, target)
        : carried || store.narrow
          ? undefined
          : say(play, "aim-detail");
    const deed = store.deed(target);
    return { title: say(play, waits && deed === "attack" ? "aim-attacking" : `aim-${deed}`, names), detail };
  }
  if (source !== null) {
    return {
      title: say(play, "aim-source", { source: placeName(play, source) }),
      detail: say(play, "aim-source-detail"),
    };
  }
  if (continent !== null)
    return {
      title: say(play, "aim-continent", { continent: continentName(play, continent) }),
      detail: say(play, "aim-continent-detail"),
    };
  const { view } = store;
  if (view?.phase === "acting" && store.offered.any) {
    // On a phone the dock says it.
    const detail = store.narrow
      ? undefined
      : say(play, store.offered.moves.size > 0 ? "aim-act-detail" : "aim-act-done");
    const count = ableNow(store);
    return {
      title: store.narrow && count > 0 ? say(play, "aim-act-able", { count }) : say(play, "aim-act"),
      detail,
    };
  }
  if (view?.phase === "trading" && view.seat !== null) {
    const alone = store.world.continents
      .filter((id) => aloneOn(view, id) === view.seat)
      .map((id) => continentName(play, id));
    return {
      title: say(play, "aim-trade", { count: view.trades[view.seat] ?? 0 }),
      detail: say(play, "aim-trade-detail", { continents: play.texts.listing(alone) }),
    };
  }
  return null;
}

/** What comes of it if the dragged assets are let go here. */
function letGo(store: Store, target: string): string {
  const { play, count, view } = store;
  const deed = store.deed(target);
  const told = say(play, `drag-${deed}`, { count });
  const defenders = view?.territories[target]?.[2];
  if (deed !== "attack" || defenders === undefined) return told;
  const takes = conquestPercent(clash(count, defenders));
  return `${told} ${takes === null ? say(play, "odds-not-yet") : say(play, "odds-take", { percent: takes })}`;
}

/** How one's own clash went. */
function verdict(store: Store, clash: Clash): Aim {
  const { play } = store;
  const able = store.view?.territories[clash.source]?.[1] ?? 0;
  return {
    title: say(play, clash.conquered ? "verdict-taken" : "verdict-holds", {
      territory: placeName(play, clash.target),
    }),
    detail: say(play, "verdict-able", { territory: placeName(play, clash.source), count: able }),
  };
}

function actions(store: Store): Action[] {
  const { play, offered } = store;
  const { end, stop } = offered;
  if (end) {
    const idle = offered.moves.size === 0;
    const count = ableNow(store);
    const label = count > 0 && !store.small ? say(play, "end-phase-able", { count }) : say(play, "end-phase");
    return [{ id: "end", label, main: idle, run: () => endPhase(store) }];
  }
  if (stop) return [{ id: "stop", label: say(play, "stop-trade"), run: () => void play.submit(stop) }];
  return [];
}

/** Assets that can still act. */
const ableNow = (store: Store): number =>
  [...store.offered.moves.keys()].reduce((all, id) => all + (store.view?.territories[id]?.[1] ?? 0), 0);

/**
 * Ends the action phase. Whoever has chosen a move and not confirmed it is asked first; and if something
 * could still be done, whoever has not done anything yet, and whoever wants to be asked.
 */
export function endPhase(store: Store): void {
  const { play, offered, source, target } = store;
  const { end } = offered;
  if (!end) {
    // While something is still moving, the first wish is to see where it ends.
    if (play.busy || play.chair.pending) play.skip();
    else void play.whyNot("end");
    return;
  }
  const able = ableNow(store);
  const submit = (): void => {
    store.drop();
    void play.submit(end);
  };
  if (source !== null && target !== null && store.clash === null) {
    const text = say(play, "end-unconfirmed", {
      source: placeName(play, source),
      target: placeName(play, target),
    });
    play.notice = { kind: "caution", text, confirm: submit };
  } else if ((settings.confirm || (!play.info.tutorial && isUntouched(store))) && able > 0) {
    play.notice = { kind: "caution", text: say(play, "end-caution", { count: able }), confirm: submit };
  } else submit();
}

/** Has the reader not done anything yet since the action phase began? */
function isUntouched({ play }: Store): boolean {
  const { entries } = play.chair;
  const began = entries.findLastIndex(({ events }) =>
    events?.some(({ kind, seat }) => kind === "phase_began" && seat === play.seat),
  );
  return !entries.slice(began + 1).some(({ kind, seat }) => kind === "moved" && seat === play.seat);
}
