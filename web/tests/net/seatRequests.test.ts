import { beforeEach, describe, expect, it, vi } from "vitest";
import { seatRequestAt, freshToken, isRefusal } from "$/net/seatRequests";
import { Failure, Unreachable } from "$/net/http";
import { placeAt } from "$/net/places";
import type { Seated } from "$/protocol/types";
import { askAgain, sitDown, takeOver } from "$/shell/start/tableAccess";

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
vi.stubGlobal("localStorage", store);

/** Gives seats as the server does; `lost`: so many answers don't arrive. */
class Server {
  given = new Map<string, number>();
  lost = 0;
  status = 200;
  asked: { path: string; body: Record<string, unknown> }[] = [];

  fetch = async (path: string, { body }: { body: string }): Promise<Response> => {
    const form = JSON.parse(body) as Record<string, unknown>;
    this.asked.push({ path, body: form });
    if (this.status !== 200)
      return new Response(JSON.stringify({ error: "refused", text: "no" }), { status: this.status });
    const token = String(form.token);
    if (!this.given.has(token)) this.given.set(token, this.given.size + 1);
    if (this.lost-- > 0) throw new TypeError("connection reset");
    const table = { id: "t", game: "toy", title: "Toy", seq: 4 } as Seated["table"];
    return new Response(JSON.stringify({ seat: this.given.get(token), token, table }));
  };
}

describe("a seat that is asked for", () => {
  let server: Server;
  beforeEach(() => {
    kept.clear();
    server = new Server();
    vi.stubGlobal("fetch", server.fetch);
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });
  /** What comes of it, however often it is tried. */
  async function settled<T>(asking: Promise<T>): Promise<T | string> {
    const end = asking.catch((error: Failure) => error.error);
    await vi.runAllTimersAsync();
    return end;
  }

  it("has a token of 192 random bits, another one each time", () => {
    const tokens = Array.from({ length: 50 }, freshToken);
    expect(new Set(tokens).size).toBe(50);
    expect(tokens.every((token) => /^[A-Za-z0-9_-]{32}$/.test(token))).toBe(true);
  });

  it("is asked for again by the same token when the answer is lost, and given once", async () => {
    server.lost = 2;
    await settled(sitDown("t", { name: "Berta", avatar: "fox" }, "invited"));
    expect(server.asked.map(({ body }) => body.token)).toHaveLength(3);
    expect(server.given.size).toBe(1);
    expect(placeAt("t")).toMatchObject({ seats: { 1: [...server.given.keys()][0] }, invitation: "invited" });
    expect(seatRequestAt("t")).toBeNull();
  });

  it("is known by its token to the next load of the page", async () => {
    server.lost = 3;
    expect(await settled(sitDown("t", { name: "Berta", avatar: null }))).toBe("unreachable");
    expect(placeAt("t")).toBeUndefined();
    expect(await settled(askAgain("t"))).toBe(true);
    expect(server.given.size).toBe(1);
    expect(placeAt("t")?.seats).toEqual({ 1: [...server.given.keys()][0] });
    expect(await settled(askAgain("t"))).toBe(false);
  });

  it("is let go of when the server says no, and only then", async () => {
    server.status = 409;
    expect(await settled(sitDown("t", { name: "Berta", avatar: null }))).toBe("refused");
    expect(seatRequestAt("t")).toBeNull();
    server.status = 503; // a proxy's word, perhaps: nobody knows what became of it
    expect(await settled(sitDown("t", { name: "Berta", avatar: null }))).toBe("refused");
    expect(seatRequestAt("t")?.join?.name).toBe("Berta");
    expect([new Unreachable(), new Failure(429, "", ""), new Failure(404, "", "")].map(isRefusal)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("by a link that works once is asked for again too, and not mixed with another", async () => {
    server.lost = 3;
    await settled(takeOver("t", "secret"));
    await settled(askAgain("t"));
    expect(new Set(server.asked.map(({ path, body }) => `${path} ${String(body.handover)}`))).toEqual(
      new Set(["/api/tables/t/takeover secret"]),
    );
    expect(server.given.size).toBe(1);
    server.lost = 3;
    await settled(takeOver("t", "one"));
    await settled(takeOver("t", "other"));
    expect(server.given.size).toBe(3);
  });
});
