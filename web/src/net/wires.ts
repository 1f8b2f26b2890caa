/** A wire carries messages both ways: over a WebSocket, or over server-sent events and POST. */
import type { FromClient, FromServer, Hello } from "$/protocol/types";

/** What becomes of a wire. */
export interface WireEnd {
  /** It carried something: the other side was there. */
  heard: boolean;
  /** The server sent us away because of our manners: whoever comes back too soon is sent away again. */
  sentAway?: boolean;
}

export interface Wire {
  /** Whether the server hears of us by pings alone. */
  readonly oneWay: boolean;
  send(message: FromClient): void;
  /** Let go of it; nothing more is heard. */
  close(): void;
}

export interface WireListener {
  heard(message: FromServer): void;
  ended(end: WireEnd): void;
}

export type Lay = (hello: Hello, listener: WireListener) => Wire;

/** The code with which the server sends away who says too much, or does not listen. */
const POLICY = 1008;

export const socketWire: Lay = (hello, listener) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  let over = false;
  let heard = false;
  const end = (sentAway: boolean): void => {
    if (over) return;
    over = true;
    listener.ended({ heard, sentAway });
  };
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = (event: MessageEvent<string>) => {
    if (over) return;
    heard = true;
    listener.heard(JSON.parse(event.data) as FromServer);
  };
  socket.onclose = (event) => end(event.code === POLICY);
  socket.onerror = () => undefined; // `onclose` follows
  return {
    oneWay: false,
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      over = true;
      socket.close();
    },
  };
};

export const streamWire: Lay = (hello, listener) => {
  const stop = new AbortController();
  let over = false;
  let heard = false;
  let session = "";
  const waiting: FromClient[] = [];
  const end = (): void => {
    if (over) return;
    over = true;
    stop.abort();
    listener.ended({ heard });
  };
  const post = async (message: FromClient): Promise<void> => {
    try {
      const response = await fetch("/api/stream/message", {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${session}` },
        body: JSON.stringify(message),
        signal: stop.signal,
      });
      if (!response.ok && response.status !== 429) end();
    } catch {
      end();
    }
  };
  const take = (data: string): void => {
    const message = JSON.parse(data) as FromServer;
    heard = true;
    if (message.type === "session") {
      session = message.session;
      for (const late of waiting.splice(0)) void post(late);
    } else if (!over) {
      listener.heard(message);
    }
  };
  const listen = async (): Promise<void> => {
    try {
      const response = await fetch("/api/stream", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(hello),
        signal: stop.signal,
      });
      if (!response.ok || !response.body) return end();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return end();
        const lines = (rest + value).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line.startsWith("data:")) take(line.slice(5).trim());
      }
    } catch {
      end();
    }
  };
  void listen();
  return {
    oneWay: true,
    send: (message) => {
      if (session) void post(message);
      else waiting.push(message);
    },
    close: () => {
      over = true;
      stop.abort();
    },
  };
};
