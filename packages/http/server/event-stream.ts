import type { FastifyReply } from 'fastify';

/** A response with server-sent events that stays open. */
export class EventStream {
  /** Called when the stream is open. Returns the function to call when it ends. */
  readonly onOpen: (connection: EventConnection) => () => void;
  constructor(onOpen: (connection: EventConnection) => () => void) {
    this.onOpen = onOpen;
  }
}

/** The server's side of a stream. */
export interface EventConnection {
  /** Sends an event; its data is one line of JSON. */
  send(event: string, data: object): void;
  /** Sends a comment, which shows both sides that the connection works. */
  heartbeat(): void;
  end(): void;
}

/** Media type of server-sent events. */
export const eventStreamType = 'text/event-stream';

/** Maximum number of waiting bytes; a client that reads less is gone. */
const mostWaiting = 16 * 1024;

/** Responds with a stream, without compression, and asks proxies not to buffer. */
export function openEventStream(reply: FastifyReply, { onOpen }: EventStream): void {
  reply.hijack();
  const { raw } = reply;
  if (raw.destroyed) return;
  raw.writeHead(200, {
    'content-type': eventStreamType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection ends with the stream, so a stopping server need not wait for it.
    connection: 'close',
  });
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > mostWaiting) raw.destroy();
    else raw.write(text);
  };
  const onGone = onOpen({
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    heartbeat: () => write(':\n\n'),
    end: () => void raw.end(),
  });
  raw.once('close', onGone);
  // Sends the headers with the first bytes.
  write(':\n\n');
}
