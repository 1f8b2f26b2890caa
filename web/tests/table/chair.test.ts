import { beforeEach, describe, expect, it, vi } from "vitest";
import { viewDigest } from "$/net/digest";
import type { FromServer, News, TableInfo } from "$/protocol/types";
import { Chair } from "$/table/chair.svelte";
import { Refused, StaleMove } from "$/table/chair/refusals";
import type { Step } from "$/table/step";
import { FakeServer, WELCOME } from "../net/fakes";

const server = vi.hoisted(() => ({ current: null as unknown }));
vi.mock("$/net/wires", () => ({
  socketWire: (...words: unknown[]) =>
    (server.current as FakeServer).lay(...(words as Parameters<FakeServer["lay"]>)),
  streamWire: () => {
    throw new Error("not in these tests");
  },
}));

const info = (WELCOME as Extract<FromServer, { type: "welcome" }>).table;
const VIEW = { game: "toy", seat: 0, seats: 2, waiting: [0], moves: [1], phase: "x", result: null };

function news(before: object, changes: object, more: Partial<News> = {}, table: TableInfo = info): News {
  const after = { ...before, ...changes };
  for (const name of more.gone ?? []) Reflect.deleteProperty(after, name);
  return {
    type: "news",
    seat: 0,
    since: 3,
    seq: 4,
    digest: viewDigest(table, after),
    entries: [{ seq: 4, at: 0, kind: "moved", seat: 0, events: [{ kind: "went" }] }],
    changes: changes as News["changes"],
    ...more,
  };
}

describe("a chair", () => {
  let fake: FakeServer;
  let chair: Chair;
  let steps: Step[];
  beforeEach(() => {
    fake = new FakeServer();
    server.current = fake;
    chair = new Chair("t", ["token"]);
    steps = [];
    chair.onstep = (step) => steps.push(step);
    fake.tell(WELCOME);
    const choices = [{ move: 1, text: "a1", verb: "go" }];
    fake.tell({
      type: "view",
      seat: 0,
      seq: 3,
      digest: "d",
      view: VIEW,
      offer: { prompt: { do: "go" }, choices },
    });
  });

  it("sees its view and what it is offered", () => {
    expect(chair.seat).toBe(0);
    expect(chair.view).toEqual(VIEW);
    expect(chair.offer.choices[0]?.text).toBe("a1");
  });

  it("makes the changes of the news, tells the step, and counts the moves", () => {
    fake.tell(news(VIEW, { waiting: [1], moves: [] }, { offer: { prompt: null, choices: [] } }));
    expect(chair.view?.waiting).toEqual([1]);
    expect(chair.offer.choices).toEqual([]);
    expect(chair.info?.moves).toBe(1);
    expect(steps.map((step) => [step.before, step.after, step.moves])).toEqual([[VIEW, chair.view, 1]]);
    expect(chair.entries.map((entry) => entry.seq)).toEqual([4]);
  });

  it("keeps the offer where the news bring none, and loses fields that are gone", () => {
    fake.tell(news(VIEW, {}, { gone: ["phase"] }));
    expect(chair.offer.choices).toHaveLength(1);
    expect(chair.view && "phase" in chair.view).toBe(false);
  });

  it("asks for everything anew when it has missed something, or sees something else", () => {
    fake.tell(news(VIEW, { phase: "y" }, { since: 7, seq: 8 }));
    expect(chair.view?.phase).toBe("x");
    expect(fake.last.said.at(-1)?.type).toBe("hello");
    fake.tell({ ...news(VIEW, { phase: "y" }), digest: "another" });
    expect(chair.view?.phase).toBe("x");
    expect(fake.last.said.filter((said) => said.type === "hello")).toHaveLength(2);
  });

  it("does not look at news for other eyes", () => {
    fake.tell(news(VIEW, { phase: "secret" }, { seat: 1 }));
    expect(chair.view?.phase).toBe("x");
    expect(JSON.stringify(chair.entries)).toBe("[]");
  });

  it("shows a move as on its way until it is stored, and its news are here", async () => {
    const going = chair.move("a1");
    expect(chair.pending?.text).toBe("a1");
    const said = fake.last.said.at(-1);
    expect(said).toMatchObject({ type: "move", seat: 0, expected: 3, move: "a1" });
    fake.tell({ type: "done", command: (said as { command: string }).command, seq: 4, digest: "d" });
    await Promise.resolve();
    expect(chair.pending?.text).toBe("a1");
    fake.tell(news(VIEW, { waiting: [1] }));
    await going;
    expect(chair.pending).toBeNull();
  });

  it("asks once for a double click, also while it is asked what speaks against it", async () => {
    const going = chair.move("a1", null, true);
    const again = chair.move("a1", null, true);
    expect(await again).toBeNull();
    expect(chair.pending?.text).toBe("a1");
    const [asked] = fake.last.said.slice(-1) as { id: string }[];
    expect(fake.last.said.filter((said) => said.type === "why")).toHaveLength(1);
    const caution = { rule: "toy.3", fault: "leaves", values: {} };
    fake.tell({ type: "because", id: asked?.id ?? "", move: "a1", reason: null, caution });
    expect(await going).toEqual(caution);
    expect(chair.pending).toBeNull();
    expect(fake.last.said.filter((said) => said.type === "move")).toHaveLength(0);
  });

  it("says why a move was refused, and takes the fresh view of a stale one", async () => {
    const first = chair.move("a1");
    const command = (): string => (fake.last.said.at(-1) as { command: string }).command;
    fake.tell({ type: "refused", command: command(), reason: { rule: "toy.1", fault: "no" } });
    await expect(first).rejects.toBeInstanceOf(Refused);
    const second = chair.move("a1");
    fake.tell({
      type: "stale",
      command: command(),
      seat: 0,
      seq: 9,
      digest: "d",
      view: { ...VIEW, phase: "fresh" },
    });
    await expect(second).rejects.toBeInstanceOf(StaleMove);
    expect(chair.view?.phase).toBe("fresh");
    expect(chair.seq).toBe(9);
  });

  it("forgets nothing of the log when it connects anew", () => {
    fake.tell(news(VIEW, { phase: "y" }));
    fake.cut();
    expect(chair.connection).toBe("lost");
    expect(chair.entries).toHaveLength(1);
  });

  it("says so when there is no such table, or the seat has moved to another device", () => {
    let refused = 0;
    chair.onvoid = () => refused++;
    fake.tell({ type: "fault", code: "wrong-token", text: "…" });
    expect([refused, chair.gone]).toEqual([1, null]);
    expect(chair.connection).toBe("closed");
  });

  it("of an onlooker can do nothing", async () => {
    chair.seats = [];
    await expect(chair.move("a1")).rejects.toBeInstanceOf(Refused);
  });

  it("asks about the tokens of its device, and tells what each of them opens", () => {
    const heard: unknown[] = [];
    const shared = new Chair("t", [], { held: ["a", "b"] });
    shared.onheld = (words, seq) => heard.push([words, seq]);
    fake.tell({ type: "held", seats: [1, null], seq: 4 });
    expect(heard).toEqual([
      [
        [
          { token: "a", seat: 1 },
          { token: "b", seat: null },
        ],
        4,
      ],
    ]);
    fake.tell(WELCOME);
    expect(fake.last.said.filter((said) => said.type === "hello")).toEqual([]);
    expect(shared.hold(["a", "c"])).toBe(true); // what was said of the first ones stays said of them
    expect(fake.last.said.at(-1)).toMatchObject({ type: "hello", held: ["a", "b", "c"], tokens: [] });
    fake.tell({ type: "held", seats: [1, null], seq: 5 }); // an answer to the first hello
    fake.tell(WELCOME);
    expect(fake.last.said.filter((said) => said.type === "hello")).toHaveLength(2); // so it asks again
    fake.tell({ type: "held", seats: [1, null, 0], seq: 6 });
    fake.tell(WELCOME);
    expect(fake.last.said.filter((said) => said.type === "hello")).toHaveLength(2);
    expect(heard.at(-1)).toEqual([
      [
        { token: "a", seat: 1 },
        { token: "b", seat: null },
        { token: "c", seat: 0 },
      ],
      6,
    ]);
    expect(shared.hold(Array.from({ length: 16 }, (_, n) => `more ${n}`))).toBe(false);
    shared.close();
  });

  it("does not take an older answer to a request for news of the table", () => {
    chair.hear({ ...info, seq: info.seq + 5, title: "newer" });
    chair.hear({ ...info, title: "older" });
    expect(chair.info?.title).toBe("newer");
  });
});
