import { createHash } from 'node:crypto';
import pg from 'pg';

/** A polling person, with a token written directly to the database. */
export interface MadeViewer {
  token: string;
  org_id: string;
  user_id: string;
  /** May see and measure everybody in the organisation. */
  isManager: boolean;
}

export interface MadeSize {
  organisations: number;
  viewers: number;
  /** Measurements of each person. */
  tests: number;
}

/**
 * Fills an empty database with organisations whose people are all viewers: of 25 one is a manager
 * of everybody and four see the members of one tag, the others only themselves. Returns the
 * viewers.
 */
export async function makeOrganisations(url: string, size: MadeSize): Promise<MadeViewer[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    // These rows have explicit stamps.
    await client.query("select set_config('app.stamping', 'on', true)");
    const each = Math.ceil(size.viewers / size.organisations);
    for (const sql of madeSql) await client.query(fill(sql, size.organisations, each, size.tests));
    const viewers = await readViewers(client);
    const hashes = viewers.map(({ token }) => createHash('sha256').update(token).digest('hex'));
    await client.query(
      `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time)
       select org_id, decode(hash, 'hex'), user_id, now(), now()
       from unnest($1::uuid[], $2::text[], $3::uuid[]) as given(org_id, hash, user_id)`,
      [viewers.map(({ org_id }) => org_id), hashes, viewers.map(({ user_id }) => user_id)],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
    return viewers;
  } finally {
    await client.end();
  }
}

async function readViewers(client: pg.Client): Promise<MadeViewer[]> {
  const { rows } = await client.query<Omit<MadeViewer, 'token'>>(
    `select u.org_id, u.user_id, exists (
       select from permissions as p where p.org_id = u.org_id and p.user_id = u.user_id
         and p.tag_id is null) as "isManager"
     from users as u order by u.org_id, u.user_id`,
  );
  return rows.map((row, n) => ({ ...row, token: `bench-${String(n)}-${row.user_id}` }));
}

/** Constants of this benchmark, so they may be inserted into the text. */
function fill(sql: string, organisations: number, people: number, tests: number): string {
  return sql
    .replaceAll(':organisations', String(organisations))
    .replaceAll(':people', String(people))
    .replaceAll(':tests', String(tests));
}

const id = (kind: number, n: string, of = '0') =>
  `('0190000' || '${String(kind)}-0000-7000-8' || lpad(to_hex(${of}), 3, '0') || '-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const stamp = (from: string, n: string) => `timestamptz '${from}' + (${n}) * interval '1 ms'`;

const madeSql: readonly string[] = [
  `insert into organisations (org_id, name, created_time, modified_time)
   select ${id(0, 'o')}, 'Bench ' || o, now(), ${stamp('2026-01-01', 'o')}
   from generate_series(1, :organisations) as o`,
  `insert into tags (org_id, tag_id, name, type, created_time, modified_time)
   select ${id(0, 'o')}, ${id(1, 't', 'o')}, 'Crew ' || t, 'default', now(), ${stamp('2026-01-02', 't')}
   from generate_series(1, :organisations) as o, generate_series(1, 10) as t`,
  `insert into users (org_id, user_id, name_first, name_last, email, created_time, modified_time)
   select ${id(0, 'o')}, ${id(2, 'n', 'o')}, 'Person', 'Number ' || n,
     'p' || n || '.' || o || '@bench.example', now(), ${stamp('2026-01-03', 'n')}
   from generate_series(1, :organisations) as o, generate_series(1, :people) as n`,
  `insert into user_tags (org_id, user_id, tag_id)
   select ${id(0, 'o')}, ${id(2, 'n', 'o')}, ${id(1, '1 + n % 10', 'o')}
   from generate_series(1, :organisations) as o, generate_series(1, :people) as n`,
  `insert into credentials (org_id, user_id, email, created_time)
   select org_id, user_id, email, now() from users`,
  `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time, modified_time)
   select ${id(0, 'o')}, ${id(3, 'n', 'o')}, ${id(2, 'n', 'o')},
     case when n % 25 = 1 then null else ${id(1, '1 + n % 10', 'o')} end,
     'view_user,view_measure' || case when n % 25 = 1 then ',manager,measure_user' else '' end,
     now(), ${stamp('2026-01-04', 'n')}
   from generate_series(1, :organisations) as o, generate_series(1, :people) as n
   where n % 25 between 1 and 5`,
  `insert into measurements (org_id, measurement_id, user_id, measured_by_user_id,
     measured_by_name_first, measured_by_name_last, name_first, name_last, type, value, value_f,
     metadata, raw_data, tag_ids, user_tag_ids, created_time, modified_time)
   select ${id(0, 'o')}, ${id(4, 'n * 1000 + k', 'o')}, ${id(2, 'n', 'o')}, ${id(2, '1', 'o')},
     'Person', 'Number 1', 'Person', 'Number ' || n, 'sosm', 40 + (n * 7 + k * 13) % 90,
     (40 + (n * 7 + k * 13) % 90) || ' mOsm',
     jsonb_build_object('rpe', k % 10, 'notes', case when k % 12 = 0 then 'Tested before the shift' else '' end,
       'device', 'reader', 'device_serial', 'WR-' || (10000 + n % 180), 'timezone', 'Australia/Perth',
       'strip_lot', 'LOT-' || (2000 + n % 60), 'temperature', 20 + (n % 180) / 10.0,
       'humidity', 30 + n % 60, 'urine', k % 8, 'thirst', k % 5, 'sleep', 4 + k % 6,
       'baseline', jsonb_build_object('values', jsonb_build_array(60, 64, 68), 'mean', 64, 'std', 4.4)),
     jsonb_build_object('samples', jsonb_build_array(n * 1.5, k * 2.25, n + k, 311.42, 87.5, 120.75), 'counts', k),
     array[${id(1, '1 + n % 10', 'o')}], array[${id(1, '1 + n % 10', 'o')}],
     timestamptz '2026-11-20' - k * interval '9 hours' - n * interval '1 minute',
     ${stamp('2026-02-01', '(k - 1) * :people + n')}
   from generate_series(1, :organisations) as o, generate_series(1, :people) as n,
     generate_series(1, :tests) as k`,
  `insert into org_clocks (org_id, last)
   select org_id, timestamptz '2026-11-01' from organisations`,
];
