import pg from 'pg';

/** Everybody of the crowd is in one of so many rosters, and every tenth also in another one. */
const rosters = 50;

/**
 * Gives everybody of the crowd a roster that repeats each week, some a second one, and every
 * twentieth person a leave in this week.
 */
export async function fillRosters(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    // These rows have explicit stamps, like the demo's.
    await client.query("select set_config('app.stamping', 'on', true)");
    await client.query(rosterSql, [rosters]);
    await client.query(leaveSql);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const crew = `
  with crew as (
    select org_id, user_id, row_number() over (order by user_id) as n from users where active
  )`;

const rosterSql = `${crew}
  insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
    frequency, interval, days_of_week, created_time, modified_time)
  select org_id, gen_random_uuid(),
    array_agg(user_id) filter (where n % $1 = part or n % 10 = 0 and (n / 10) % $1 = part),
    timestamptz '2026-01-05 06:00+08' + part % 3 * interval '8 hours',
    timestamptz '2026-01-05 14:00+08' + part % 3 * interval '8 hours',
    'Australia/Perth', 4, 1,
    case when part % 2 = 0 then array[1,2,3,4,5] else array[1,2,4,6] end,
    timestamptz '2026-01-01', timestamptz '2026-01-01' + part * interval '1 ms'
  from crew, generate_series(0, $1::int - 1) as part group by org_id, part`;

const leaveSql = `${crew}
  insert into roster_user_leave (org_id, roster_user_leave_id, user_id, start_time, end_time,
    timezone, reason, created_time, modified_time)
  select org_id, gen_random_uuid(), user_id, date_trunc('day', now()) - interval '2 days',
    date_trunc('day', now()) + interval '3 days', 'Australia/Perth', 'Annual leave', now(),
    timestamptz '2026-01-02' + n * interval '1 ms'
  from crew where n % 20 = 0`;
