import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, LineClosed, Line } from "$/net/line";
import type { FromServer } from "$/protocol/types";
import { FakeServer, WELCOME } from "./fakes";

describe("a line", () => {
  let server: FakeServer;
  let other: FakeServer;
  let states: Connection[];
  let heard: FromServer[];
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    other = new FakeServer();
    states = [];
    heard = [];
    line = new Line(
      {
        hello: () => ({ type: "hello", table: "t", tokens: ["x"], last: heard.length }),
        heard: (message) => heard.push(message),
        connection: (state) => states.push(state),
      },
      [server.lay, other.lay],
    );
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
  });

  const move = { type: "move", command: "c1", seat: 0, expected: 3, move: "a1" } as const;
  const done: FromServer = { type: "done", command: "c1", seq: 4, digest: "d" };

  it("says hello first, and sends nothing before the welcome", async () => {
    const answer = line.ask(move);
    expect(server.last.said).toEqual([]);
    server.tell(WELCOME);
    expect(states).toEqual(["open"]);
    expect(server.last.said).toEqual([move]);
    server.tell(done);
    expect(await answer).toEqual(done);
  });

  it("connects anew by itself and sends what was not answered again, under the same id", async () => {
    server.tell(WELCOME);
    const answer = line.ask(move);
    server.cut();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(server.wires).toHaveLength(2);
    expect(server.last.hello.last).toBe(1);
    server.tell(WELCOME);
    expect(server.last.said).toEqual([move]);
    server.tell({ ...done, type: "already" });
    expect((await answer).type).toBe("already");
  });

  it("tells how long an answer to a ping was on its way", () => {
    const delays: number[] = [];
    const slow = new Line(
      {
        hello: () => ({ type: "hello", table: "t" }),
        heard: () => undefined,
        connection: () => undefined,
        delay: (took) => delays.push(took),
      },
      [server.lay],
    );
    server.tell(WELCOME);
    vi.advanceTimersByTime(1400);
    expect(server.last.said).toContainEqual({ type: "ping" });
    vi.advanceTimersByTime(800);
    server.tell({ type: "pong" });
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeGreaterThanOrEqual(800);
    slow.close();
  });

  it("sends an answered command no more", async () => {
    server.tell(WELCOME);
    const answer = line.ask(move);
    server.tell(done);
    await answer;
    server.cut();
    vi.advanceTimersByTime(1000);
    server.tell(WELCOME);
    expect(server.last.said).toEqual([]);
  });

  it("asks whether anybody is there, and gives up a wire on which nobody answers", () => {
    server.tell(WELCOME);
    vi.advanceTimersByTime(1300);
    expect(server.last.said).toContainEqual({ type: "ping" });
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(1700); // within three seconds it is seen that something is wrong
    expect(states.at(-1)).toBe("late");
    server.tell({ type: "pong" });
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(12_000);
    expect(server.wires[0]?.closed).toBe(true);
    expect(states).toContain("lost");
  });

  it.each([0, 40, 120, 199, 201, 333])(
    "shows a dead line within three seconds, wherever in a beat it dies (%i ms)",
    (moment) => {
      server.tell(WELCOME);
      vi.advanceTimersByTime(moment);
      server.tell({ type: "pong" });
      vi.advanceTimersByTime(2950);
      expect(states.at(-1)).toBe("late");
    },
  );

  it("calls a line that is slow but living late once at most, and a quick one that dies soon", () => {
    server.tell(WELCOME);
    let answered = 0;
    const live = (took: number, until: number): void => {
      for (let passed = 0; passed < until; passed += 100) {
        vi.advanceTimersByTime(100);
        const pings = server.last.said.filter((said) => said.type === "ping").length;
        if (pings > answered) {
          vi.advanceTimersByTime(took);
          server.tell({ type: "pong" });
          answered += 1;
        }
      }
    };
    live(2500, 20_000);
    expect(answered).toBeGreaterThan(5);
    expect(states.filter((state) => state === "late")).toHaveLength(1);
    expect(states).not.toContain("lost");
    live(50, 5000);
    vi.advanceTimersByTime(2950);
    expect(states.at(-1)).toBe("late");
  });

  it("shows at once that the system has lost its network, and that it was not so", () => {
    server.tell(WELCOME);
    line.doubt();
    expect(states.at(-1)).toBe("late");
    expect(server.last.said).toEqual([{ type: "ping" }]);
    server.tell({ type: "pong" });
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer from try to try, and tries the other kind of wire if one never says a word", () => {
    server.cut(false);
    vi.advanceTimersByTime(400);
    expect(server.wires).toHaveLength(2);
    server.cut(false);
    vi.advanceTimersByTime(700);
    expect(other.wires).toHaveLength(1);
    other.cut(false);
    vi.advanceTimersByTime(120_000);
    expect(server.wires.length + other.wires.length).toBeLessThan(60);
  });

  it("asks again what was not looked at because of too many messages", () => {
    server.tell(WELCOME);
    line.ask(move).catch(() => undefined); // the line is closed before it is answered
    server.tell({ type: "wait", seconds: 2 });
    expect(server.last.said).toHaveLength(1);
    vi.advanceTimersByTime(2100);
    expect(server.last.said.filter((said) => said.type === "move")).toHaveLength(2);
  });

  it("asks once for all that was not looked at, however often it is told to wait", () => {
    server.tell(WELCOME);
    const asked = [0, 1, 2, 3].map((number) => line.ask({ ...move, command: `c${number}` }));
    for (const one of asked) one.catch(() => undefined);
    for (const _ of asked) server.tell({ type: "wait", seconds: 2 });
    vi.advanceTimersByTime(2100);
    expect(server.last.said.filter((said) => said.type === "move")).toHaveLength(8);
  });

  it("says the last of what has no answer when the wait is over, and nothing meanwhile", () => {
    server.tell(WELCOME);
    line.say({ type: "shown", seq: 4 });
    server.tell({ type: "wait", seconds: 2 });
    line.say({ type: "shown", seq: 5 });
    line.say({ type: "shown", seq: 6 });
    const told = (): unknown[] =>
      server.last.said.filter((said) => said.type === "shown").map((said) => "seq" in said && said.seq);
    expect(told()).toEqual([4]);
    vi.advanceTimersByTime(2100);
    expect(told()).toEqual([4, 6]);
    line.say({ type: "shown", seq: 7 });
    expect(told()).toEqual([4, 6, 7]);
  });

  it("keeps away for a while when it was sent away, and comes back", () => {
    server.tell(WELCOME);
    server.last.listener.ended({ heard: true, sentAway: true });
    vi.advanceTimersByTime(3000);
    expect(server.wires).toHaveLength(1);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(4000);
    expect(server.wires).toHaveLength(2);
  });

  it("leaves nobody waiting when it is closed", async () => {
    server.tell(WELCOME);
    const answer = line.ask(move);
    line.close();
    await expect(answer).rejects.toBeInstanceOf(LineClosed);
    await expect(line.ask(move)).rejects.toBeInstanceOf(LineClosed);
  });
});
