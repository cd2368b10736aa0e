import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import type { SessionFields, SkipReason } from '#sessions/contract';
import { endSession, insertSession, insertSessionUsers } from './session-store.ts';
import { linkTestsOfSession } from './session-tests.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Tests since the start of the running session, where there are so many. */
const runningTests = 14;

/** Adds a running session of the day crew, a completed one-time session and an archived one. */
export async function addDemoSessions(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, tagId } = site;
  const dayCrew = await membersOf(tx, tagId('Day crew'));
  const tests = await newestTests(tx, dayCrew, now);
  const recent = tests.filter(({ time }) => time > now - 20 * hour).slice(0, runningTests);
  await addSession(tx, site, {
    key: 'running',
    type: 'tag',
    tag_ids: [tagId('Day crew')],
    user_ids: dayCrew,
    start: (recent.at(-1)?.time ?? now - 2 * hour) - minute,
    skipped: [
      ['leave', lastOf(dayCrew, recent, 0)],
      ['absent', lastOf(dayCrew, recent, 1)],
    ],
  });
  const completed = recent.length > 0 ? recent : tests.slice(0, 5);
  const testers = [...new Set(completed.map(({ user_id }) => user_id))].slice(0, 5);
  await addSession(tx, site, {
    ...{ key: 'one-time', type: 'custom', tag_ids: [], user_ids: testers },
    start: (completed.at(-1)?.time ?? now - hour) - minute,
  });
  const drivers = tagId('Haul truck driving');
  await addSession(tx, site, {
    ...{ key: 'archived', type: 'job', tag_ids: [drivers] },
    ...{ user_ids: await membersOf(tx, drivers), start: now - 50 * hour, done: true },
  });
}

interface DemoSession {
  key: string;
  type: SessionFields['metadata']['type'];
  tag_ids: string[];
  user_ids: readonly string[];
  /** Milliseconds since 1970. */
  start: number;
  skipped?: readonly (readonly [SkipReason, string | undefined])[];
  done?: boolean;
}

async function addSession(
  tx: WriteTx,
  { now, idOf, ownerId }: DemoSite,
  { key, type, tag_ids, user_ids, start, skipped = [], done = false }: DemoSession,
): Promise<void> {
  if (user_ids.length === 0) return;
  const session_id = idOf(`session ${key}`, start);
  const created_time = new Date(start).toISOString();
  const fields = { session_id, done: false, active: true, metadata: { type, tag_ids } };
  await insertSession(tx, fields, { created_by: ownerId, created_time });
  const users = user_ids.map((user_id) => {
    const reason = skipped.find(([, person]) => person === user_id)?.[0] ?? null;
    const session_user_id = idOf(`session ${key} ${user_id}`, start);
    return { session_user_id, user_id, skip: reason !== null, skip_reason: reason };
  });
  await insertSessionUsers(tx, session_id, users, created_time);
  await linkTestsOfSession(tx, session_id, now);
  if (done) await endSession(tx, { session_id, done, active: true });
}

/** One of the last people of a crew without one of these tests. */
function lastOf(
  crew: readonly string[],
  tests: readonly { user_id: string }[],
  nth: number,
): string | undefined {
  const tested = new Set(tests.map(({ user_id }) => user_id));
  return crew.filter((user_id) => !tested.has(user_id)).at(-1 - nth);
}

async function newestTests(
  tx: WriteTx,
  user_ids: readonly string[],
  now: number,
): Promise<{ user_id: string; time: number }[]> {
  const { rows } = await tx.query<{ user_id: string; time: number }>(
    `select user_id, (extract(epoch from created_time) * 1000)::float8 as time from measurements
     where org_id = $1 and user_id = any($2::uuid[]) and type = 'sosm' and valid and active
       and created_time > $3
     order by created_time desc, measurement_id`,
    [tx.org_id, user_ids, new Date(now - 100 * hour).toISOString()],
  );
  return rows;
}

async function membersOf(tx: WriteTx, tag_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select m.user_id from user_tags as m join users as u using (org_id, user_id)
     where m.org_id = $1 and m.tag_id = $2 and u.active and not u.is_hidden and not u.experimental
     order by m.user_id`,
    [tx.org_id, tag_id],
  );
  return rows.map(({ user_id }) => user_id);
}
