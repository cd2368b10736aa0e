import type { WriteTx } from '#packages/database';
import { sessionHours } from '#sessions/contract';
import { startTolerance } from '#sessions/domain';
import { hoursBefore } from './session-store.ts';

/**
 * Links new tests to the open sessions of their people, in the transaction that adds the tests. A
 * test that arrives after its session was closed is not linked.
 *
 * @param now milliseconds since 1970
 */
export async function linkNewTests(
  tx: WriteTx,
  measurement_ids: readonly string[],
  now: number,
): Promise<void> {
  if (measurement_ids.length === 0) return;
  await link(tx, now, 'm.measurement_id = any($3::uuid[]) and s.created_time > $4', [
    ...[measurement_ids, hoursBefore(now, sessionHours)],
  ]);
}

/** Links the tests that people of a session took since its start and before it had people. */
export async function linkTestsOfSession(
  tx: WriteTx,
  session_id: string,
  now: number,
): Promise<void> {
  await link(tx, now, 's.session_id = $3', [session_id]);
}

/** Links the tests of a person to their sessions that are not archived. */
export async function linkTestsOfPerson(tx: WriteTx, user_id: string, now: number): Promise<void> {
  await link(tx, now, 'm.user_id = $3', [user_id]);
}

async function link(
  tx: WriteTx,
  now: number,
  which: string,
  values: readonly unknown[],
): Promise<void> {
  await tx.query(
    `insert into session_measurements
       (org_id, session_measurement_id, session_id, measurement_id, active, created_time)
     select $1, ${timeBasedId}, s.session_id, m.measurement_id, m.valid and m.active, $2
     from sessions as s
     join session_users as u on u.org_id = s.org_id and u.session_id = s.session_id and u.active
     join measurements as m on m.org_id = u.org_id and m.user_id = u.user_id
     where s.org_id = $1 and s.active and not s.done and m.type = 'sosm'
       and m.created_time >= s.created_time - interval '${String(startTolerance)} milliseconds'
       and m.created_time <= s.created_time + interval '${String(sessionHours)} hours'
       and ${which}
     order by s.session_id, m.measurement_id
     on conflict (org_id, session_id, measurement_id) do nothing`,
    [tx.org_id, new Date(now).toISOString(), ...values],
  );
}

/** SQL expression: a UUID of version 7 with the time of the second parameter. */
const timeBasedId = `(
  lpad(to_hex((extract(epoch from $2::timestamptz) * 1000)::bigint), 12, '0')
  || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;
