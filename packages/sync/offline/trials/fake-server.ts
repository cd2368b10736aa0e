import type { Row } from '../tables/column.ts';

/** A server of the sync calls in memory, faithful to the rules of stamps, pages and horizons. */
export interface FakeServer {
  answer(path: string, init: RequestInit): Promise<Response>;
  /** Adds or changes rows, each with its own new stamp. */
  put(list: string, ...rows: Row[]): void;
  /** Requests so far. */
  readonly calls: { path: string; body: Record<string, unknown> }[];
  /** Called before each answer; may throw, or give another answer. */
  before: (
    path: string,
    body: Record<string, unknown>,
  ) => Promise<Response | void> | Response | void;
  access_epoch: number;
  server_epoch: string;
  images: Map<string, string | null>;
  pageSize: number;
}

/** An empty server. */
export function createFakeServer(): FakeServer {
  const lists = new Map<string, Map<string, Row>>();
  let clock = Date.UTC(2026, 0, 1);

  function after(list: string, time: unknown, until = Infinity): Row[] {
    const from = typeof time === 'string' ? Date.parse(time) : -Infinity;
    return [...(lists.get(list)?.values() ?? [])]
      .filter((row) => stamp(row) > from && stamp(row) <= until)
      .sort((a, b) => stamp(a) - stamp(b))
      .slice(0, server.pageSize);
  }

  function page(names: readonly string[], body: Record<string, unknown>) {
    const isFull =
      body['access_epoch'] !== undefined && body['access_epoch'] !== server.access_epoch;
    const rows = new Map(
      names.map((name) => [name, after(name, isFull ? null : body[slug(name)])]),
    );
    const cut = [...rows.values()].filter((list) => list.length >= server.pageSize);
    const ends = cut.map((list) => stamp(list.at(-1) ?? {}));
    return {
      rows: Object.fromEntries(rows),
      sync_time: iso(Math.min(clock, ...ends)),
      full: isFull,
    };
  }

  function init(body: Record<string, unknown>) {
    const isFull =
      body['access_epoch'] !== undefined && body['access_epoch'] !== server.access_epoch;
    const horizon = body['init_measurement_sync_time'];
    const until = typeof horizon === 'string' ? Date.parse(horizon) : clock;
    const measurements = after('measurements', isFull ? null : body['measurements'], until);
    return { rows: { measurements, link_measurements: [] }, sync_time: iso(clock), full: isFull };
  }

  const server: FakeServer = {
    calls: [],
    before: () => {},
    access_epoch: 1,
    server_epoch: 'first',
    images: new Map(),
    pageSize: 2000,
    put(list, ...rows) {
      const table = lists.get(list) ?? new Map<string, Row>();
      lists.set(list, table);
      for (const row of rows) {
        clock += 1;
        table.set(String(Object.values(row)[0]), { ...row, modified_time: iso(clock) });
      }
    },
    async answer(path, init_) {
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

const coreLists = ['users', 'tags', 'permissions'];
const measuresLists = ['measurements', 'link_measurements'];
const slug = (list: string) => (list === 'organisation' ? 'organisations' : list);
const stamp = (row: Row) => Date.parse(String(row['modified_time']));
const iso = (time: number) => new Date(time).toISOString();
const yes = (data: unknown) => Response.json({ status: true, success: true, data, message: null });
