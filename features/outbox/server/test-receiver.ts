import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that receives messages and answers as a test wants. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Status, and optionally headers and a body, of each answer. */
  answer: { status: number; headers?: Record<string, string>; body?: string };
  stop(): void;
}

/** Starts a receiver on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const own: Receiver = {
    ...{ url: '', received: [], answer: { status: 200 } },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      own.received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(own.answer.status, own.answer.headers).end(own.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  own.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return own;
}
