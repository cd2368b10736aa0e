import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { sizeOf } from '../smoke.ts';
import type { MadeViewer } from '../server/made-organisations.ts';

/** Raw data of devices, created by SQL, and its number of tests. */
export interface RawData {
  name: string;
  tests: number;
  /** SQL expression for the n-th test. */
  sql: string;
}

/** Random, so that it cannot be compressed; each row starts with another text. */
const noise = randomBytes(500_000).toString('hex');
const text = (bytes: number) =>
  `to_jsonb(left(md5(n::text) || (select noise from given), ${String(bytes - 2)}))`;

/**
 * The largest allowed in a call, data stored before there was a limit, and data that grows in the
 * database.
 */
export const rawDataKinds: readonly RawData[] = [
  { name: '600 tests of 32 KiB', tests: sizeOf(600, 20), sql: text(32 * 1024) },
  { name: '560 tests of 1 MB, stored before', tests: sizeOf(560, 8), sql: text(1_000_000) },
  {
    // Seven characters each in the call, 310 as written by PostgreSQL.
    name: '600 tests of 32 KiB of expanding numbers',
    tests: sizeOf(600, 20),
    sql: `(select jsonb_agg(1e308::numeric) from generate_series(1, 4681))`,
  },
];

const org_id = '01900000-0000-7000-8000-00000000000a';
export const people = sizeOf(5000, 50);
export const pictures = sizeOf(200, 4);

/** Fills an empty database with one organisation; returns three admins. */
export async function makeLargeRows(url: string, { tests, sql }: RawData): Promise<MadeViewer[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    // These rows have explicit stamps.
    await client.query("select set_config('app.stamping', 'on', true)");
    await client.query(
      `insert into organisations (org_id, name, created_time, modified_time)
       values ($1, 'Bench', now(), '2026-01-01')`,
      [org_id],
    );
    await client.query(
      `with given as (select $2::text as noise)
       insert into users (org_id, user_id, name_first, name_last, email, image, metadata,
         created_time, modified_time)
       select $1, ('01900002-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
         rpad('Person ' || n, 100, 'ü'), rpad('of a long name ' || n, 100, 'ß'),
         rpad('p' || n, 50, 'x') || '@' || rpad('bench', 50, 'x') || '.example',
         case when n <= ${String(pictures)} then md5(n::text) || (select noise from given) end,
         '{}', now(), timestamptz '2026-01-03' + n * interval '1 ms'
       from generate_series(1, ${String(people)}) as n`,
      [org_id, noise],
    );
    await client.query(
      `insert into credentials (org_id, user_id, email, created_time)
       select org_id, user_id, email, now() from users order by user_id limit 3`,
    );
    await client.query(
      `insert into permissions (org_id, permission_id, user_id, access, created_time, modified_time)
       select $1, gen_random_uuid(), user_id, 'admin', now(), modified_time + interval '1 day'
       from users order by user_id limit 3`,
      [org_id],
    );
    await client.query(
      `with given as (select $2::text as noise)
       insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type,
         value, value_f, raw_data, created_time, modified_time)
       select $1, gen_random_uuid(),
         ('01900002-0000-7000-8000-' || lpad(to_hex(1 + n % ${String(people)}), 12, '0'))::uuid,
         rpad('Person', 100, 'ü'), rpad('Name', 100, 'ß'), 'sosm', 50, '50 mOsm', ${sql},
         now(), timestamptz '2026-02-01' + n * interval '1 ms'
       from generate_series(1, ${String(tests)}) as n`,
      [org_id, noise],
    );
    await client.query(`insert into org_clocks (org_id, last) values ($1, '2026-06-01')`, [org_id]);
    const viewers = await readViewers(client);
    await client.query('commit');
    await client.query('vacuum analyze');
    return viewers;
  } finally {
    await client.end();
  }
}

async function readViewers(client: pg.Client): Promise<MadeViewer[]> {
  const { rows } = await client.query<{ user_id: string }>('select user_id from permissions');
  const viewers = rows.map(({ user_id }) => ({
    ...{ token: `bench-${user_id}`, org_id, user_id, isManager: true },
  }));
  for (const { token, user_id } of viewers) {
    await client.query(
      `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time)
       values ($1, $2, $3, now(), now())`,
      [org_id, createHash('sha256').update(token).digest(), user_id],
    );
  }
  return viewers;
}
