import type { FastifyInstance } from 'fastify';

/** An open stream of server-sent events, as read by a test. */
export interface TestStream {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Events so far, as `name data`. */
  readonly events: string[];
  /** All bytes so far as text, heartbeats included. */
  readonly text: string;
  readonly isOpen: boolean;
  /** Closes the connection, like a closed browser. */
  close(): void;
}

/** Opens a stream over a real connection; the server gets a port for it. */
export async function openStream(
  app: FastifyInstance,
  path: string,
  token?: string,
): Promise<TestStream> {
  const gone = new AbortController();
  const answer = await fetch(`${await originOf(app)}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  let text = '';
  let isOpen = true;
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const piece of answer.body ?? []) text += decoder.decode(piece, { stream: true });
    } catch {
      // Closed by the test, or broken off by the server: either way it is over.
    }
    isOpen = false;
  })();
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    get events() {
      return [...text.matchAll(/event: (\w+)\ndata: (.+)\n\n/g)].map(
        ([, name = '', data = '']) => `${name} ${data}`,
      );
    },
    get text() {
      return text;
    },
    get isOpen() {
      return isOpen;
    },
    close: () => gone.abort(),
  };
}

async function originOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
}
