import pg from 'pg';
import { call, signInAs } from './calls.ts';
import type { Batch } from './load.ts';

/** Acknowledged ids that a new client never receives. */
export async function missingInSync(address: string, batches: readonly Batch[]): Promise<number> {
  const { token } = await signInAs(address, 'owner@demo.example');
  const received = new Set<string>();
  let cursor: string | null = null;
  for (;;) {
    const body = { last_measurement_modified_time: cursor };
    const { data } = await call(address, 'POST', '/v3/sync/measures/init', body, token);
    const last = data.measurements.at(-1);
    if (last === undefined) break;
    for (const { measurement_id } of data.measurements) received.add(measurement_id);
    cursor = last.modified_time;
  }
  return acknowledgedIds(batches).filter((id) => !received.has(id)).length;
}

/** Acknowledged ids that are missing in SQL, and incomplete batches. */
export async function missingInSql(
  connectionString: string,
  batches: readonly Batch[],
): Promise<{ missing: number; half: number }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const rows = await client.query<{ measurement_id: string }>(
    'select measurement_id from measurements',
  );
  await client.end();
  const stored = new Set(rows.rows.map(({ measurement_id }) => measurement_id));
  const half = batches.filter(({ ids }) => {
    const found = ids.filter((id) => stored.has(id)).length;
    return found > 0 && found < ids.length;
  });
  return {
    missing: acknowledgedIds(batches).filter((id) => !stored.has(id)).length,
    half: half.length,
  };
}

function acknowledgedIds(batches: readonly Batch[]): string[] {
  return batches.flatMap(({ acknowledged }) => acknowledged);
}
