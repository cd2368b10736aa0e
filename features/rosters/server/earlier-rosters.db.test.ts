import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { Roster } from '#rosters/contract';
import { eraseRosters } from './erase-rosters.ts';
import { moveShifts } from './move-shifts.ts';

let fixture: OrgFixture;
let admin: string;
let worker: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
afterAll(() => fixture.leave());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown;
const idsOf = (...who: string[]) => who.map((each) => fixture.acme.id(each));
const rosterOf = (...who: string[]) => ({
  ...{ roster_id: newId(), user_ids: idsOf(...who), timezone: 'Australia/Brisbane' },
  ...{ frequency: 4, interval: 1, days_of_week: [1, 3, 5], active: true },
  shift_start_time: '2026-11-22T20:00:00.000Z',
  shift_end_time: '2026-11-23T04:00:00.000Z',
});
const send = (method: 'POST' | 'PUT', body: object) =>
  fixture.app.call(method, '/v3/roster', body, admin);
async function earlierOf(roster_id: string, token = admin) {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  const rosters = body.data['rosters'] as unknown as Roster[];
  return rosters.find((each) => each.roster_id === roster_id)?.earlier ?? null;
}

test('a roster notes who was in it and when its shifts were, but not a save without changes', async () => {
  const roster = rosterOf('worker_day', 'mate_day');
  await send('POST', roster);
  expect(await earlierOf(roster.roster_id)).toBeNull();
  await send('PUT', roster);
  expect(await earlierOf(roster.roster_id)).toBeNull();
  await send('PUT', { ...roster, user_ids: idsOf('worker_day', 'worker_night') });
  await send('PUT', { ...roster, user_ids: idsOf('worker_day', 'worker_night'), interval: 2 });
  const { shift_start_time, shift_end_time, timezone, interval, days_of_week } = roster;
  const schedule = { shift_start_time, shift_end_time, timezone, interval, days_of_week };
  const same = { joined: [], left: [], active: true, from: time, until: time, schedule: null };
  expect(await earlierOf(roster.roster_id)).toEqual([
    { ...same, joined: idsOf('worker_night'), left: idsOf('mate_day') },
    { ...same, schedule },
  ]);
});

test('shows a worker only notes about people that they see', async () => {
  const roster = rosterOf('worker_day');
  await send('POST', roster);
  await send('PUT', { ...roster, user_ids: idsOf('worker_day', 'worker_night') });
  expect(await earlierOf(roster.roster_id, worker)).toMatchObject([{ joined: [], left: [] }]);
});

test('the notes name a merged person by the remaining one, and no erased person', async () => {
  const roster = rosterOf('worker_day', 'mate_day');
  await send('POST', roster);
  await send('PUT', { ...roster, user_ids: idsOf('worker_day') });
  const [from = '', to = ''] = idsOf('mate_day', 'worker_night');
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => moveShifts(tx, from, to));
  expect(await earlierOf(roster.roster_id)).toMatchObject([{ left: [to] }]);
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    eraseRosters(tx, { user_id: to }),
  );
  expect(JSON.stringify(await earlierOf(roster.roster_id))).not.toContain(to);
});

test('a merge of two people who were in a roster at different times keeps both times', async () => {
  const roster = rosterOf('worker_day', 'mate_day');
  await send('POST', roster);
  await send('PUT', { ...roster, user_ids: idsOf('mate_day') });
  const [from = '', to = ''] = idsOf('worker_day', 'mate_day');
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => moveShifts(tx, from, to));
  expect(await earlierOf(roster.roster_id)).toMatchObject([{ joined: [], left: [] }]);
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => moveShifts(tx, to, from));
  // The merge itself is a change that names nobody.
  expect(await earlierOf(roster.roster_id)).toMatchObject([
    { joined: [], left: [] },
    { joined: [], left: [] },
  ]);
});

test('the notes of a roster are bounded in bytes, and the newest stay', async () => {
  const { org_id } = fixture.acme;
  const roster = rosterOf('worker_day');
  await send('POST', roster);
  // Each change replaces 3000 people.
  const rows = await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    for (let change = 0; change < 6; change += 1) {
      await tx.query(
        `update rosters set user_ids = array(select gen_random_uuid() from generate_series(1, 3000))
         where org_id = $1 and roster_id = $2`,
        [org_id, roster.roster_id],
      );
    }
    const found = await tx.query<{ bytes: number; most: number; is_newest: boolean }>(
      `select octet_length(earlier::text) as bytes, jsonb_array_length(earlier) as most,
         user_ids = array(select id::uuid from jsonb_array_elements_text(earlier->-1->'joined') as ids (id)
           order by array_position(user_ids, id::uuid)) as is_newest
       from rosters where org_id = $1 and roster_id = $2`,
      [org_id, roster.roster_id],
    );
    return found.rows;
  });
  expect(rows).toEqual([{ bytes: expect.any(Number) as number, most: 2, is_newest: true }]);
  expect(rows[0]?.bytes).toBeLessThan(600_000);
});
