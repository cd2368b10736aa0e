import type { FastifyReply } from 'fastify';

/** An answer without an end: server-sent events, written as they come. */
export class EventStream {
  /** Called once the line stands; gives what is to be done when it is gone. */
  readonly onOpen: (line: EventLine) => () => void;
  constructor(onOpen: (line: EventLine) => () => void) {
    this.onOpen = onOpen;
  }
}

/** The server's end of such an answer. */
export interface EventLine {
  /** Sends an event; its data is one line of JSON. */
  send(event: string, data: object): void;
  /** Shows both sides that the line lives. */
  beat(): void;
  end(): void;
}

/** Media type of server-sent events. */
export const eventStreamType = 'text/event-stream';

/** So many bytes may wait; whoever reads no more than that has gone without a word. */
const mostWaiting = 16 * 1024;

/**
 * Answers with a stream. It goes past the compression of other answers and asks proxies to pass
 * every byte on at once.
 */
export function openEventStream(reply: FastifyReply, { onOpen }: EventStream): void {
  reply.hijack();
  const { raw } = reply;
  if (raw.destroyed) return;
  raw.writeHead(200, {
    'content-type': eventStreamType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection ends with the stream, so a server that stops need not wait for it.
    connection: 'close',
  });
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > mostWaiting) raw.destroy();
    else raw.write(text);
  };
  const onGone = onOpen({
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void raw.end(),
  });
  raw.once('close', onGone);
  // Headers go out with the first bytes.
  write(':\n\n');
}
