/** The server's end of an event stream, for tests. */
export interface FakeEventStream {
  /** The handler for `server.events`. */
  answer(init: RequestInit): Response;
  /** How often the stream was requested. */
  readonly asked: number;
  /** The tokens of the requests, in order. */
  readonly tokens: string[];
  readonly isOpen: boolean;
  /** Sends text unchanged. */
  send(text: string): void;
  news(): void;
  end(): void;
}

/** Creates a stream of which one is open at a time. */
export function createFakeEventStream(): FakeEventStream {
  const encoder = new TextEncoder();
  const tokens: string[] = [];
  let end: ReadableStreamDefaultController<Uint8Array> | null = null;
  return {
    answer({ headers, signal }) {
      tokens.push(new Headers(headers).get('authorization') ?? '');
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          end = controller;
          signal?.addEventListener('abort', () => {
            if (end === controller) end = null;
            controller.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    get asked() {
      return tokens.length;
    },
    tokens,
    get isOpen() {
      return end !== null;
    },
    send: (text) => end?.enqueue(encoder.encode(text)),
    news: () =>
      end?.enqueue(encoder.encode('event: news\ndata: {"core":true,"measures":true}\n\n')),
    end() {
      end?.close();
      end = null;
    },
  };
}
