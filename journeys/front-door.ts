import { createServer, request } from 'node:http';

/** One address in front of several servers of the product. */
export interface FrontDoor {
  readonly origin: string;
  /** How many requests each server has answered. */
  readonly served: readonly number[];
  close(): void;
}

/**
 * Passes each request to the server that `choose` names, by its place.
 *
 * @param beforeAnswer what an answer waits for, by the path of its request
 */
export async function openFrontDoor(
  origins: readonly string[],
  choose: (turn: number) => number,
  beforeAnswer: (path: string) => Promise<void> = () => Promise.resolve(),
): Promise<FrontDoor> {
  const served = origins.map(() => 0);
  let turn = 0;
  const door = createServer((incoming, outgoing) => {
    const place = choose(turn) % origins.length;
    turn += 1;
    served[place] = (served[place] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const onward = request(`${origins[place] ?? ''}${url ?? ''}`, { method, headers }, (answer) => {
      void beforeAnswer(url ?? '').then(() => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
    });
    onward.on('error', () => outgoing.destroy());
    // A stream that nobody reads any more must not stay open behind the door.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    served,
    close: () => {
      door.closeAllConnections();
      door.close();
    },
  };
}
