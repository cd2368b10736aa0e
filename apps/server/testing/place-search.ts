import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of the fake service; a test changes it. */
export interface PlaceAnswer {
  status: number;
  type: string;
  text: string | Buffer;
  isHeldBack: boolean;
}

/** A fake search service on this machine. */
export interface TestPlaceSearch {
  /** Its URL, with a key in the query. */
  url: string;
  /** The received queries, in order. */
  asked: URLSearchParams[];
  answer: PlaceAnswer;
  /** Responds that it finds nothing, and deletes the queries so far. */
  reset: () => void;
  stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startPlaceSearch(): Promise<TestPlaceSearch> {
  const asked: URLSearchParams[] = [];
  const nothing = { status: 200, type: 'application/json', text: '[]', isHeldBack: false };
  const answer: PlaceAnswer = { ...nothing };
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://here').searchParams);
    if (answer.isHeldBack) return;
    response.writeHead(answer.status, { 'content-type': answer.type, location: '/elsewhere' });
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/search?key=ours`,
    asked,
    answer,
    reset() {
      Object.assign(answer, nothing);
      asked.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
