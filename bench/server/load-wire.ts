import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** Connections of all viewers to the server: calls share them, each open stream has its own. */
export interface LoadWire {
  call(path: string, token: string, body: unknown): Promise<Record<string, unknown>>;
  /** Opens a stream; resolves when the server has accepted it. */
  listen(path: string, token: string): Promise<void>;
  /** Number of open streams, and of their messages. */
  lines(): number;
  news(): number;
  dropLines(): void;
  faults(): Record<string, number>;
  /** Resolves when no call is in progress. */
  quiet(): Promise<void>;
  close(): void;
}

/** Like the connections of a proxy in front of the server. */
const connections = 256;
const timeout = 60_000;

/** Connections to a server on this machine. */
export function createLoadWire(origin: string): LoadWire {
  if (!origin.startsWith('http://127.0.0.1:'))
    throw new Error('Only a server on this machine may be loaded.');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const open = new Set<ClientRequest>();
  const underWay = new Set<Promise<unknown>>();
  const faults = new Map<string, number>();
  let news = 0;

  function note(fault: string): Error {
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
    return new Error(fault);
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
          if (answer.statusCode !== 200)
            return reject(note(`${path} ${String(answer.statusCode)}`));
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
      new Promise((resolve) => {
        const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
        const line = request(`${origin}${path}`, { agent: false, headers }, (answer) => {
          if (answer.statusCode !== 200) note(`${path} ${String(answer.statusCode)}`);
          else open.add(line);
          answer.setEncoding('utf8').on('data', (part: string) => {
            news += part.includes('event: news') ? 1 : 0;
          });
          answer.on('error', () => undefined);
          answer.on('close', () => open.delete(line));
          resolve();
        });
        line.on('error', (error) => {
          if (open.delete(line)) return;
          note(`${path} ${error.message}`);
          resolve();
        });
        line.end();
      }),
    lines: () => open.size,
    news: () => news,
    dropLines() {
      for (const line of open) line.destroy();
      open.clear();
    },
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
