import type { NewWrite } from '../queue/queued-write.ts';
import type { Row } from '../tables/column.ts';
import type { FakeServer } from './fake-server.ts';
import { reading, readingId } from './fake-tables.ts';

/** How a server takes in readings that are written to it. */
export interface FakeWrites {
  /** Values in the order in which they came in; a repeated one counts once. */
  readonly stored: number[];
  /** Every attempt, lost ones too. */
  readonly attempts: number[];
  /** What becomes of an attempt; 'lost' takes it in and answers nothing. */
  fate: (value: number) => 'taken' | 'lost' | 'away' | Response;
}

/** Lets a server take in readings under /readings, once each by their id. */
export function takeWrites(server: FakeServer): FakeWrites {
  const before = server.before;
  const known = new Set<string>();
  const writes: FakeWrites = { stored: [], attempts: [], fate: () => 'taken' };
  server.before = (path, body) => {
    const value = Number(body['value']);
    const fate = path === '/readings' || isLineTried(path) ? writes.fate(value) : 'taken';
    if (fate === 'away') throw new TypeError('no line');
    if (path !== '/readings') return before(path, body);
    writes.attempts.push(value);
    if (fate instanceof Response) return fate;
    const id = String(body['measurement_id']);
    if (!known.has(id)) {
      known.add(id);
      writes.stored.push(value);
      server.put('measurements', body);
    }
    if (fate === 'lost') throw new TypeError('the answer is lost');
    return said({ status: true, success: true, data: {} });
  };
  return writes;
}

/** An answer in the form of the server's own. */
export function said(envelope: Row, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(envelope, { status, headers });
}

/** The write of the reading with a number. */
export function writeOf(number: number, more: Row = {}): NewWrite {
  const body = reading(number, more);
  return {
    id: readingId(number),
    kind: 'reading.add',
    method: 'POST',
    path: '/readings',
    body,
  };
}

/** Without a line nothing gets through, sync as little as writes. */
function isLineTried(path: string): boolean {
  return path.startsWith('/v3/sync');
}
