import { emptyDigest, withRow } from '#packages/sync/contract';
import { writeId } from '../chunks/id-words.ts';
import type { NewWrite } from '../queue/queued-write.ts';
import type { Row } from '../tables/column.ts';
import { testConfig } from './test-config.ts';
import { reading, readingId } from './test-tables.ts';

/** How a server handles written readings. */
export interface FakeWrites {
  /** Values in the order of arrival; a repeated value counts once. */
  readonly stored: number[];
  /** Every attempt, including lost ones. */
  readonly attempts: number[];
  /** The outcome of an attempt; 'lost' stores the value without an answer. */
  outcomeOf: (value: number) => 'taken' | 'lost' | 'away' | Response;
}

/** A server of the sync calls in memory, faithful to the rules of stamps, pages and horizons. */
export interface FakeServer {
  answer(path: string, init: RequestInit): Promise<Response>;
  /** Answers requests for the event stream; none is offered by default. */
  events: (init: RequestInit) => Response;
  /** Adds or changes rows, each with its own new stamp. */
  put(list: string, ...rows: Row[]): void;
  /** Advances its clock. */
  skip(milliseconds: number): void;
  /** Changes rows without a new stamp, which no server may do. */
  deleteWithoutStamp(list: string, ...ids: string[]): void;
  /** Requests so far. */
  readonly calls: { path: string; body: Record<string, unknown> }[];
  /** Called before each answer; may throw, or give another answer. */
  before: (
    path: string,
    body: Record<string, unknown>,
  ) => Promise<Response | void> | Response | void;
  access_epoch: number;
  /** The people whose measurements the person may see; null for everybody. */
  visible: string[] | null;
  /** In how much detail the person gets them. */
  detail: string;
  server_epoch: string;
  images: Map<string, string | null>;
  pageSize: number;
  /** True to name the lists that it cut, as the server does for the limit of bytes. */
  namesCut: boolean;
}

/** Lets a server accept readings under /readings, once for each id. */
export function acceptWrites(server: FakeServer): FakeWrites {
  const before = server.before;
  const known = new Set<string>();
  const writes: FakeWrites = { stored: [], attempts: [], outcomeOf: () => 'taken' };
  server.before = (path, body) => {
    const value = Number(body['value']);
    const fate = path === '/readings' || isLineTried(path) ? writes.outcomeOf(value) : 'taken';
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
    return jsonAnswer({ status: true, success: true, data: {} });
  };
  return writes;
}

/** An answer in the form of the server's own. */
export function jsonAnswer(
  envelope: Row,
  status = 200,
  headers: Record<string, string> = {},
): Response {
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

/** Without a connection neither sync nor writes succeed. */
function isLineTried(path: string): boolean {
  return path.startsWith('/v3/sync');
}

/** An empty server. */
export function createFakeServer(): FakeServer {
  const lists = new Map<string, Map<string, Row>>();
  let clock = Date.UTC(2026, 0, 1);

  function after(list: string, time: unknown, until = Infinity, of?: string[]): Row[] {
    const from = typeof time === 'string' ? Date.parse(time) : -Infinity;
    return [...(lists.get(list)?.values() ?? [])]
      .filter((row) => stamp(row) > from && stamp(row) <= until && mayBeSeen(list, row))
      .filter((row) => of?.includes(String(row['user_id'])) !== false)
      .sort((a, b) => stamp(a) - stamp(b))
      .slice(0, server.pageSize);
  }

  function mayBeSeen(list: string, row: Row): boolean {
    const isOfPerson = ['measurements', 'session_measurements'].includes(list);
    return !isOfPerson || server.visible?.includes(String(row['user_id'])) !== false;
  }

  const knowsOther = (body: Record<string, unknown>) =>
    body['access_epoch'] !== undefined && body['access_epoch'] !== server.access_epoch;
  const people = (body: Record<string, unknown>) =>
    knowsOther(body) ? { visible_people: server.visible, visible_detail: server.detail } : {};

  function page(names: readonly string[], body: Record<string, unknown>) {
    const isFull = knowsOther(body) && names.includes('users');
    const rows = new Map(
      names.map((name) => [name, after(name, isFull ? null : body[slug(name)])]),
    );
    const cut = [...rows].filter(([, list]) => list.length >= server.pageSize);
    const ends = cut.map(([, list]) => stamp(list.at(-1) ?? {}));
    return {
      rows: Object.fromEntries(rows),
      sync_time: iso(Math.min(clock, ...ends)),
      full: isFull,
      ...(server.namesCut && cut.length > 0 ? { more: cut.map(([name]) => name) } : {}),
      ...(names.includes('users') ? {} : people(body)),
      ...(body['digest'] === true && cut.length === 0 ? { digest: digests(names) } : {}),
    };
  }

  function digests(names: readonly string[]) {
    return Object.fromEntries(names.map((name) => [slug(name), digestOf(name)]));
  }

  function digestOf(name: string) {
    const words = new Uint32Array(4);
    return [...(lists.get(name) ?? [])]
      .filter(([id, row]) => mayBeSeen(name, row) && writeId(id, words, 0))
      .reduce(
        (sum, [id, row]) => (writeId(id, words, 0), withRow(sum, words, 0, stamp(row))),
        emptyDigest,
      );
  }

  function init(body: Record<string, unknown>) {
    const horizon = body['init_measurement_sync_time'];
    const until = typeof horizon === 'string' ? Date.parse(horizon) : clock;
    const asked = body['people'] as string[] | undefined;
    const measurements = after('measurements', body['measurements'], until, asked);
    const rows = { measurements, link_measurements: [] };
    return { rows, sync_time: iso(clock), full: false, ...people(body) };
  }

  const server: FakeServer = {
    calls: [],
    before: () => {},
    access_epoch: 1,
    visible: null,
    detail: 'values',
    server_epoch: 'first',
    images: new Map(),
    events: () => new Response(null, { status: 404 }),
    pageSize: 2000,
    namesCut: false,
    put(list, ...rows) {
      const table = lists.get(list) ?? new Map<string, Row>();
      lists.set(list, table);
      for (const row of rows) {
        clock += 1;
        table.set(String(Object.values(row)[0]), { ...row, modified_time: iso(clock) });
      }
    },
    skip(milliseconds) {
      clock += milliseconds;
    },
    deleteWithoutStamp(list, ...ids) {
      for (const id of ids) lists.get(list)?.delete(id);
    },
    async answer(path, init_) {
      if (path === testConfig.paths.events) return server.events(init_);
      const body = JSON.parse(typeof init_.body === 'string' ? init_.body : '{}') as Record<
        string,
        unknown
      >;
      server.calls.push({ path, body });
      const instead = await server.before(path, body);
      init_.signal?.throwIfAborted();
      if (instead instanceof Response) return instead;
      const image = /image\/(.+)$/.exec(path)?.[1];
      if (image !== undefined) return yes({ image: server.images.get(image) ?? null });
      const found = path.endsWith('/init')
        ? init(body)
        : page(path.endsWith('/core') ? coreLists : measuresLists, body);
      const { access_epoch, server_epoch } = server;
      const { rows, ...rest } = found;
      return yes({ ...rows, ...rest, access_epoch, server_epoch });
    },
  };
  return server;
}

/** The last list belongs to a feature that the scheme does not name. */
const coreLists = ['users', 'tags', 'permissions', 'permits'];
const measuresLists = ['measurements', 'link_measurements', 'session_measurements'];
const slug = (list: string) => (list === 'organisation' ? 'organisations' : list);
const stamp = (row: Row) => Date.parse(String(row['modified_time']));
const iso = (time: number) => new Date(time).toISOString();
const yes = (data: unknown) => Response.json({ status: true, success: true, data, message: null });
