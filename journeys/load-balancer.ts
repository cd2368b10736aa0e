import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One address in front of several servers of the product. */
export interface LoadBalancer {
  readonly origin: string;
  /** Number of requests of each server. */
  readonly served: readonly number[];
  close(): void;
}

type Spoiling = (text: string) => string;

/**
 * Passes each request to the server that `choose` names, by its index.
 *
 * @param beforeAnswer what a response waits for, by the path of its request
 * @param spoil changes the text of a successful response; null leaves it unchanged
 */
export async function startLoadBalancer(
  origins: readonly string[],
  choose: (turn: number) => number,
  beforeAnswer: (path: string) => Promise<void> = () => Promise.resolve(),
  spoil: (path: string) => Spoiling | null = () => null,
): Promise<LoadBalancer> {
  const served = origins.map(() => 0);
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    const index = choose(turn) % origins.length;
    turn += 1;
    served[index] = (served[index] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const spoiling = spoil(url ?? '');
    // A response that will be changed must not be compressed.
    if (spoiling !== null) delete headers['accept-encoding'];
    const onward = request(`${origins[index] ?? ''}${url ?? ''}`, { method, headers }, (answer) => {
      void beforeAnswer(url ?? '').then(() => {
        if (spoiling !== null && answer.statusCode === 200) {
          passSpoilt(answer, outgoing, spoiling).catch(() => outgoing.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
    });
    onward.on('error', () => outgoing.destroy());
    // A stream without a reader must not stay open behind the balancer.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const address = balancer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    served,
    close: () => {
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}

async function passSpoilt(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  spoiling: Spoiling,
): Promise<void> {
  const body = spoiling(await text(answer));
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  outgoing.end(body);
}
