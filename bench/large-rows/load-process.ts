// The viewers, in a separate process: each loads everything, like a new device.
import { measurementColumns } from '#measurements/contract';
import { syncCore, syncMeasuresInit, syncConfig } from '#offline-copy/contract';
import {
  columnAnswerHead,
  columnAnswerType,
  layoutHeader,
  layoutName,
  layoutOf,
} from '#packages/sync/contract';
import type { LargeLoad, LargeLoadOrder, ViewerLoad } from './load-order.ts';

/** Concurrent picture requests of a device. */
const lanes = 4;
const layout = layoutName(layoutOf('measurement_id', measurementColumns));

interface Stamped {
  modified_time: string;
}
interface SyncData {
  sync_time: string;
  more?: string[];
  users?: (Stamped & { user_id: string; has_picture: boolean })[];
  measurements?: Stamped[] | { columns: { rows: number; last: string | null } };
}

process.once('message', (order) => {
  void run(order as LargeLoadOrder).then((load) => {
    process.send?.(load, () => process.exit(0));
  });
});

async function run({ origin, viewers, form }: LargeLoadOrder): Promise<LargeLoad> {
  const start = performance.now();
  const loaded = await Promise.all(viewers.map(({ token }) => loadAll(origin, token, form)));
  return { milliseconds: performance.now() - start, viewers: loaded };
}

async function loadAll(
  origin: string,
  token: string,
  form: LargeLoadOrder['form'],
): Promise<ViewerLoad> {
  const load: ViewerLoad = { people: 0, pictures: 0, tests: 0, calls: 0, largest: 0 };
  const authorization = `Bearer ${token}`;
  const columns = { accept: `${columnAnswerType}, application/json;q=0.9` };
  const headers = {
    ...{ authorization, 'content-type': 'application/json' },
    ...(form === 'json' ? {} : { ...columns, [layoutHeader]: `measurements=${layout}` }),
  };

  async function sync(path: string, body: object): Promise<SyncData> {
    const response = await fetch(`${origin}${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    load.calls += 1;
    load.largest = Math.max(load.largest, bytes.length);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const from = columnAnswerHead;
    const text = isJson ? bytes : bytes.subarray(from, from + bytes.readUInt32LE(4));
    return (JSON.parse(text.toString()) as { data: SyncData }).data;
  }

  const pictures: string[] = [];
  for (let cursor: string | null = null; ;) {
    const { users = [], more } = await sync(syncCore.path, { users: cursor });
    load.people += users.length;
    pictures.push(...users.filter((one) => one.has_picture).map(({ user_id }) => user_id));
    cursor = users.at(-1)?.modified_time ?? cursor;
    if (more === undefined) break;
  }
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let id = pictures.pop(); id !== undefined; id = pictures.pop()) {
        const response = await fetch(`${origin}/v2/user/image/${id}`, {
          headers: { authorization },
        });
        const { byteLength } = await response.arrayBuffer();
        if (byteLength > 900_000) load.pictures += 1;
      }
    }),
  );
  let [cursor, horizon]: (string | null)[] = [null, null];
  for (;;) {
    const { measurements = [], sync_time } = await sync(syncMeasuresInit.path, {
      [syncConfig.times.cursor]: cursor,
      [syncConfig.times.horizon]: horizon,
    });
    const rows = Array.isArray(measurements) ? measurements.length : measurements.columns.rows;
    if (rows === 0) return load;
    load.tests += rows;
    cursor = Array.isArray(measurements)
      ? (measurements.at(-1)?.modified_time ?? null)
      : measurements.columns.last;
    horizon ??= sync_time;
  }
}
