import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** The server turned a call away, and said when to come back. */
export class TurnedAway extends Error {
  /** Milliseconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('turned away');
    this.retryAfter = retryAfter;
  }
}

/** Connections of all viewers to the server: calls share them, each open stream has its own. */
export interface LoadWire {
  /** Rejects with `TurnedAway` for an error with Retry-After. */
  call(path: string, token: string, body: unknown): Promise<Record<string, unknown>>;
  /** Opens a stream; resolves when the server has accepted it. Rejects like a call. */
  listen(path: string, token: string): Promise<void>;
  /** Number of open streams, and of their messages. */
  lines(): number;
  news(): number;
  dropLines(): void;
  /** Closes the idle connections, as those of a server that has stopped. */
  forgetConnections(): void;
  faults(): Record<string, number>;
  /** Resolves when no call is in progress. */
  quiet(): Promise<void>;
  close(): void;
}

const timeout = 60_000;

/** Connections to a server on this machine. */
export function createLoadWire(origin: string): LoadWire {
  if (!origin.startsWith('http://127.0.0.1:'))
    throw new Error('Only a server on this machine may be loaded.');
  // No limit, as a proxy opens a connection for each call under way: calls wait in the server alone.
  const agent = new Agent({ keepAlive: true });
  const open = new Set<ClientRequest>();
  const underWay = new Set<Promise<unknown>>();
  const faults = new Map<string, number>();
  let news = 0;

  function note(fault: string): Error {
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
    return new Error(fault);
  }

  function refusal(path: string, answer: IncomingMessage): Error {
    const { statusCode } = answer;
    const seconds = Number(answer.headers['retry-after'] ?? 0);
    if (seconds > 0) return new TurnedAway(seconds * 1000);
    return note(`${path} ${String(statusCode)}`);
  }

  function send(path: string, token: string, body: unknown): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      };
      const options = { method: 'POST', agent, headers, timeout: timeout };
      const asked = request(`${origin}${path}`, options, (answer) => {
        textOf(answer).then((text) => {
          if (answer.statusCode !== 200) return reject(refusal(path, answer));
          resolve((JSON.parse(text) as { data: Record<string, unknown> }).data);
        }, reject);
      });
      asked.on('timeout', () => asked.destroy(new Error('timeout')));
      asked.on('error', (error) => reject(note(`${path} ${error.message}`)));
      asked.end(JSON.stringify(body));
    });
  }

  return {
    call(path, token, body) {
      const answer = send(path, token, body);
      const over = answer.catch(() => undefined).finally(() => underWay.delete(over));
      underWay.add(over);
      return answer;
    },
    listen: (path, token) =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
        const line = request(`${origin}${path}`, { agent: false, headers }, (answer) => {
          if (answer.statusCode !== 200) {
            answer.resume();
            reject(refusal(path, answer));
            return;
          }
          open.add(line);
          answer.setEncoding('utf8').on('data', (part: string) => {
            news += part.includes('event: news') ? 1 : 0;
          });
          answer.on('error', () => undefined);
          answer.on('close', () => open.delete(line));
          resolve();
        });
        line.on('error', (error) => {
          if (open.delete(line)) return;
          reject(note(`${path} ${error.message}`));
        });
        line.end();
      }),
    lines: () => open.size,
    news: () => news,
    dropLines() {
      for (const line of open) line.destroy();
      open.clear();
    },
    forgetConnections: () => agent.destroy(),
    faults: () => Object.fromEntries(faults),
    quiet: async () => void (await Promise.all(underWay)),
    close() {
      this.dropLines();
      agent.destroy();
    },
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
