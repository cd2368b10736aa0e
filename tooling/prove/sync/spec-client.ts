type Answer = (path: string, init: RequestInit) => Promise<Response>;

interface StampedRow {
  measurement_id: string;
  modified_time: string;
}

/** How a client of the specification stores the time of a row. */
export type CursorForm = 'as text' | 'as a JavaScript date';

/**
 * A client that knows only the specification: no epochs, no digests, no columns. It repeats a call
 * if a list has exactly 2000 rows, and on the first load until a batch is empty.
 */
export interface SpecClient {
  /** Stamps by id of everything received so far. */
  readonly rows: ReadonlyMap<string, string>;
  /** The number of rows received again in the same version. */
  readonly repeated: number;
  /** Makes the first load. Returns the number of calls. */
  load(): Promise<number>;
  /** Loads changes once. Returns the number of calls. */
  poll(): Promise<number>;
}

/** No loop of the tests needs so many calls. */
const endless = 60;

/** Creates a client with a person's token. */
export function createSpecClient(answer: Answer, token: string, form: CursorForm): SpecClient {
  const rows = new Map<string, string>();
  let repeated = 0;
  let cursor: string | null = null;
  const kept = (time: string) => (form === 'as text' ? time : new Date(time).toISOString());

  async function call(path: string, body: object) {
    const response = await answer(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${String(response.status)}`);
    const { data } = (await response.json()) as {
      data: { sync_time: string; measurements: StampedRow[] };
    };
    for (const { measurement_id, modified_time } of data.measurements) {
      if (rows.get(measurement_id) === modified_time) repeated += 1;
      rows.set(measurement_id, modified_time);
    }
    return { sync_time: data.sync_time, list: data.measurements };
  }

  return {
    rows,
    get repeated() {
      return repeated;
    },
    async load() {
      let last: string | null = null;
      let horizon: string | null = null;
      for (let calls = 1; calls <= endless; calls += 1) {
        const { sync_time, list } = await call('/v3/sync/measures/init', {
          last_measurement_modified_time: last,
          init_measurement_sync_time: horizon,
        });
        horizon ??= kept(sync_time);
        const end = list.at(-1);
        cursor = horizon;
        if (end === undefined) return calls;
        last = kept(end.modified_time);
      }
      throw new Error('The first load does not end');
    },
    async poll() {
      for (let calls = 1; calls <= endless; calls += 1) {
        const { sync_time, list } = await call('/v3/sync/measures', { measurements: cursor });
        const end = list.at(-1);
        cursor = kept(list.length === 2000 && end !== undefined ? end.modified_time : sync_time);
        if (list.length !== 2000) return calls;
      }
      throw new Error('The run does not end');
    },
  };
}
