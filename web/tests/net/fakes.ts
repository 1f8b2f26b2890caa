/** A wire whose other side is the test. */
import type { FromClient, FromServer, Hello } from "$/protocol/types";
import type { WireListener, Lay, Wire } from "$/net/wires";

export class FakeServer {
  /** Every wire that was laid, with what came over it. */
  wires: { hello: Hello; said: FromClient[]; listener: WireListener; closed: boolean }[] = [];

  readonly lay: Lay = (hello, listener): Wire => {
    const wire = { hello, said: [] as FromClient[], listener, closed: false };
    this.wires.push(wire);
    return {
      oneWay: false,
      send: (message) => void wire.said.push(message),
      close: () => {
        wire.closed = true;
      },
    };
  };

  get last(): FakeServer["wires"][number] {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("nobody has connected");
    return wire;
  }

  tell(message: FromServer): void {
    this.last.listener.heard(message);
  }

  cut(heard = true): void {
    this.last.listener.ended({ heard });
  }
}

export const WELCOME: FromServer = {
  type: "welcome",
  table: {
    id: "t",
    seq: 3,
    status: "running",
    game: "toy",
    title: "Toy",
    rules: 1,
    content: "own",
    content_digest: "c",
    options: {},
    visibility: "private",
    chat: true,
    pace: 0,
    clock: null,
    paused: false,
    seats: [
      { kind: "device", name: "Anna", taken: true },
      { kind: "bot", name: "Boris", taken: true, bot: "greedy" },
    ],
    moves: 0,
    created: 0,
  },
  seats: [0],
  host: false,
  seq: 3,
};
