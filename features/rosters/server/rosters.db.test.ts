import { afterAll, beforeAll, expect, test } from 'vitest';
import { callDuringTransaction, createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { WriteTx } from '#packages/database';
import { frequencies } from '#rosters/contract';
import type { Leave, Roster } from '#rosters/contract';
import { eraseRosters } from './erase-rosters.ts';
import { moveShifts } from './move-shifts.ts';

let fixture: OrgFixture;
let [admin, manager] = ['', ''];
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
});
afterAll(() => fixture.leave());

const invalidDay = 'Invalid day number. Must be between 0 (Sunday) and 6 (Saturday).';
const [day, mate] = ['worker_day', 'mate_day'] as const;
const idsOf = (...who: string[]) => who.map((each) => fixture.acme.id(each));
const rosterOf = (more: object = {}) => ({
  ...{ roster_id: newId(), user_ids: idsOf(day, mate), timezone: 'Australia/Brisbane' },
  ...{ frequency: 4, interval: 1, days_of_week: [1, 3, 5], active: true },
  ...{ shift_start_time: '2026-11-22T20:00:00.000Z', shift_end_time: '2026-11-23T04:00:00.000Z' },
  ...more,
});
const leaveOf = (more: object = {}) => ({
  ...{ roster_user_leave_id: newId(), user_id: fixture.acme.id(day), timezone: 'UTC' },
  ...{ start_time: '2026-12-01T00:00:00.000Z', end_time: '2026-12-03T00:00:00.000Z' },
  ...{ reason: 'Sick leave', ...more },
});
const call = (method: 'POST' | 'PUT', path: string, body: object, token = admin) =>
  fixture.app.call(method, path, body, token);
const create = (roster: object, token = admin) => call('POST', '/v3/roster', roster, token);
const deletionOf = (user_id: string) => (tx: WriteTx) =>
  tx.query('update users set active = false where user_id = $1', [user_id]);
const change = (roster: object, token = admin) => call('PUT', '/v3/roster', roster, token);
const remove = (id: string, token = admin) =>
  fixture.app.call('DELETE', `/v3/roster/${id}`, undefined, token);
const addLeave = (leave: object, token = admin) => call('POST', '/v3/roster/leave', leave, token);
interface CoreAnswer {
  rosters: Roster[];
  roster_user_leave: Leave[];
  digest: { rosters: { count: number } };
}

/** What a client receives, from the beginning or after a change. */
async function synced(token = admin, after?: string) {
  const state = { rosters: after, digest: true };
  const { body } = await fixture.app.call('POST', '/v3/sync/core', state, token);
  const { rosters, roster_user_leave: leaves, digest } = body.data as unknown as CoreAnswer;
  return {
    isWhole: digest.rosters.count === rosters.length,
    rosterOf: (id: string) => rosters.find(({ roster_id }) => roster_id === id),
    leaveOf: (id: string) => leaves.find(({ roster_user_leave_id }) => roster_user_leave_id === id),
  };
}

test('[ROST-10, ROST-17, ROST-19, ROST-20, ROST-21] a roster is created, changed, deleted and synced', async () => {
  const roster = rosterOf();
  const { status, body } = await create(roster);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      ...{ ...roster, user_ids: roster.user_ids.toSorted(), people_count: 2, active: true },
    }),
  ]);
  expect((await synced()).rosterOf(roster.roster_id)).toEqual(body.data);
  // The same call again changes nothing.
  expect((await create({ ...roster, interval: 2 })).body.data).toEqual(body.data);
  const changed = await change({ ...roster, user_ids: idsOf(day), interval: 2 });
  expect(changed.body.data).toMatchObject({ user_ids: idsOf(day), interval: 2 });
  expect((await remove(roster.roster_id)).body.data).toEqual({
    ...{ kind: 'roster', id: roster.roster_id },
  });
  expect((await synced()).rosterOf(roster.roster_id)?.active ?? false).toBe(false);
  expect((await change(roster)).status).toBe(404);
});

test.each([
  [{ frequency: 2 }, 'frequency', 'Only weekly rosters are supported.'],
  [{ interval: 0 }, 'interval', 'Please select an interval greater than 0.'],
  [{ interval: 53 }, 'interval', 'The interval must be a whole number of weeks from 1 to 52'],
  [{ days_of_week: [] }, 'days_of_week', 'Please select at least one day.'],
  [{ days_of_week: [7] }, 'days_of_week.0', invalidDay],
  [{ user_ids: [] }, 'user_ids', 'Select at least one worker'],
  [{ timezone: 'Mars/Olympus' }, 'timezone', 'Unknown Timezone'],
  [
    { shift_end_time: '2026-11-22T20:00:00.000Z' },
    'shift_end_time',
    'Start and end time must differ.',
  ],
  [
    { shift_end_time: '2026-11-23T21:00:00.000Z' },
    'shift_end_time',
    'A shift lasts at most 24 hours',
  ],
  [
    { shift_end_time: '2026-11-22T19:00:00.000Z' },
    'shift_end_time',
    'The end must not be before the start',
  ],
  [{ shift_start_time: 'yesterday' }, 'shift_start_time', 'Enter a valid date and time'],
])('[ROST-13, ROST-14, PLAT-17] %j is refused at its field', async (more, field, message) => {
  const { status, body } = await create(rosterOf(more));
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
});

test('[ROST-12] of the frequencies only weekly, 4, is accepted', async () => {
  const answers = await Promise.all(
    Object.values(frequencies).map((frequency) => create(rosterOf({ frequency }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 200, 422, 422]);
});

test('a roster of unknown or deleted people, or of another organisation, is refused', async () => {
  const message = { user_ids: 'Some of these workers no longer exist' };
  for (const user_ids of [[newId()], [...idsOf(day), fixture.other.id('worker_day')]]) {
    const { status, body } = await create(rosterOf({ user_ids }));
    expect([status, body.errors]).toEqual([404, message]);
  }
});

test('a manager plans only people of their tags, and changes only rosters of those', async () => {
  const own = rosterOf();
  expect((await create(own, manager)).status).toBe(200);
  const wider = rosterOf({ user_ids: idsOf(day, 'worker_night') });
  expect((await create(wider, manager)).status).toBe(404);
  expect((await create(wider)).status).toBe(200);
  // The manager's copy has the roster without the people of others.
  const row = (await synced(manager)).rosterOf(wider.roster_id);
  expect([row?.user_ids, row?.people_count]).toEqual([idsOf(day), 2]);
  expect((await change({ ...wider, user_ids: idsOf(day) }, manager)).status).toBe(403);
  expect((await remove(wider.roster_id, manager)).status).toBe(403);
  const others = rosterOf({ user_ids: idsOf('worker_night') });
  await create(others);
  // A copy that has the others receives an empty row, without times and people.
  expect((await synced(manager)).rosterOf(others.roster_id)).toBeUndefined();
  const unseen = (await synced(manager, row?.modified_time)).rosterOf(others.roster_id);
  expect(unseen).toMatchObject({ user_ids: [], people_count: 0, active: false });
  expect(JSON.stringify(unseen)).not.toContain('20:00');
  expect((await remove(others.roster_id, manager)).status).toBe(404);
});

test('a worker sees the own roster without the others in it, and cannot change it', async () => {
  const roster = rosterOf();
  await create(roster);
  const worker = await signInTo(fixture.app, fixture.acme.emailOf(day));
  const row = (await synced(worker)).rosterOf(roster.roster_id);
  expect(row?.user_ids).toEqual(idsOf(day));
  expect((await remove(roster.roster_id, worker)).status).toBe(403);
  expect((await create(rosterOf({ user_ids: idsOf(day) }), worker)).status).toBe(403);
});

test('a change of a roster that somebody else changed meanwhile is a conflict', async () => {
  const roster = rosterOf();
  const { body } = await create(roster);
  const { modified_time } = body.data as unknown as Roster;
  const stored = await change({ ...roster, interval: 2, modified_time });
  expect(stored.status).toBe(200);
  const late = await change({ ...roster, interval: 3, modified_time });
  expect([late.status, late.body.message]).toEqual([
    409,
    'Somebody else changed this roster. Check it and try again.',
  ]);
  // Without the time it overwrites.
  expect((await change({ ...roster, interval: 3 })).status).toBe(200);
});

test('[LEAVE-02, LEAVE-03, LEAVE-04, LEAVE-05] a leave is created, synced and cancelled by the same path as a roster', async () => {
  const leave = leaveOf();
  const { status, body } = await addLeave(leave);
  expect([status, body.data]).toEqual([200, expect.objectContaining({ ...leave, active: true })]);
  expect((await addLeave(leave)).body.data).toEqual(body.data);
  const overlapping = leaveOf({
    start_time: '2026-12-02T23:59:00Z',
    end_time: '2026-12-09T00:00:00Z',
  });
  expect((await addLeave(overlapping)).body.errors).toEqual({
    start_time: 'The worker already has leave in this period',
  });
  // Leave that only touches does not overlap.
  const next = leaveOf({
    ...{ start_time: '2026-12-03T00:00:00Z', end_time: '2026-12-04T00:00:00Z' },
  });
  expect((await addLeave(next)).status).toBe(200);
  const id = leave.roster_user_leave_id;
  expect((await remove(id)).body.data).toEqual({ kind: 'leave', id });
  expect((await remove(id)).status).toBe(200);
  expect((await addLeave({ ...overlapping, end_time: '2026-12-03T00:00:00Z' })).status).toBe(200);
});

test('of two leaves of one person at the same moment one is stored', async () => {
  const period = { start_time: '2027-01-01T00:00:00Z', end_time: '2027-01-05T00:00:00Z' };
  const answers = await Promise.all([1, 2, 3].map(() => addLeave(leaveOf(period))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test.each([
  [{ end_time: '2026-12-01T00:00:00.000Z' }, { end_time: 'End time must be after start time' }],
  [{ reason: 'x'.repeat(201) }, { reason: 'A reason is one line of at most 200 characters' }],
  [{ timezone: 'x' }, { timezone: 'Unknown Timezone' }],
])('a leave with %j is refused', async (more, errors) => {
  const { status, body } = await addLeave(leaveOf(more));
  expect([status, body.errors]).toEqual([422, errors]);
});

test('the reason of a leave is for managers of the person and themselves', async () => {
  const leave = leaveOf({
    ...{ start_time: '2027-02-01T00:00:00Z', end_time: '2027-02-02T00:00:00Z' },
  });
  const id = leave.roster_user_leave_id;
  await addLeave(leave);
  const reasonFor = async (who: string) => {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(who));
    return (await synced(token)).leaveOf(id)?.reason;
  };
  expect(await reasonFor('manager_day')).toBe('Sick leave');
  expect(await reasonFor(day)).toBe('Sick leave');
  expect(await reasonFor('editor_day')).toBe('');
});

test('an id is that of a roster or of a leave', async () => {
  const roster = rosterOf();
  await create(roster);
  const answer = await addLeave(leaveOf({ roster_user_leave_id: roster.roster_id }));
  expect(answer.status).toBe(409);
  expect((await remove(newId())).status).toBe(404);
});

test('a merge moves shifts and leave to the remaining person, and an erasure removes them', async () => {
  const { org_id } = fixture.acme;
  const roster = rosterOf({ user_ids: idsOf('worker_night', mate) });
  await create(roster);
  const leave = leaveOf({
    ...{ user_id: fixture.acme.id('worker_night') },
    ...{ start_time: '2027-03-01T00:00:00Z', end_time: '2027-03-02T00:00:00Z' },
  });
  await addLeave(leave);
  const change = (move: Parameters<typeof fixture.database.write>[1]) =>
    fixture.database.write({ org_id, actor_user_id: null }, move);
  await change((tx) =>
    moveShifts(tx, fixture.acme.id('worker_night'), fixture.acme.id('worker_day')),
  );
  const moved = await synced();
  expect(moved.rosterOf(roster.roster_id)?.user_ids).toEqual(idsOf(day, mate).toSorted());
  expect(moved.leaveOf(leave.roster_user_leave_id)?.user_id).toBe(fixture.acme.id(day));
  await change((tx) => eraseRosters(tx, { user_id: fixture.acme.id(day) }));
  const left = await synced();
  expect(left.rosterOf(roster.roster_id)?.user_ids).toEqual(idsOf(mate));
  expect(left.leaveOf(leave.roster_user_leave_id)).toBeUndefined();
});

test('a copy learns that the last person that its viewer sees was taken out, or deleted', async () => {
  const roster = rosterOf({ user_ids: idsOf(day, 'worker_night') });
  const { body } = await create(roster);
  const before = (await synced(manager)).rosterOf(roster.roster_id);
  expect(before?.active).toBe(true);
  await change({ ...roster, user_ids: idsOf('worker_night') });
  const after = (await synced(manager, before?.modified_time)).rosterOf(roster.roster_id);
  expect(after).toMatchObject({ user_ids: [], active: false });
  const { modified_time } = body.data as unknown as Roster;
  expect(Date.parse(after?.modified_time ?? '')).toBeGreaterThan(Date.parse(modified_time));
  // The row without content counts as deleted in the check of the copy as well.
  expect((await synced(manager)).isWhole).toBe(true);
});

test('an id that belongs to a roster or leave that the caller does not see is refused', async () => {
  const roster = rosterOf({ user_ids: idsOf('worker_night') });
  await create(roster);
  const own = await create(rosterOf({ roster_id: roster.roster_id }), manager);
  expect(own.status).toBe(409);
  const leave = leaveOf({
    ...{ user_id: fixture.acme.id('worker_night') },
    ...{ start_time: '2027-05-01T00:00:00Z', end_time: '2027-05-02T00:00:00Z' },
  });
  await addLeave(leave);
  const period = { start_time: '2027-05-01T00:00:00Z', end_time: '2027-05-02T00:00:00Z' };
  const taken = leaveOf({ ...period, roster_user_leave_id: leave.roster_user_leave_id });
  expect((await addLeave(taken, manager)).status).toBe(409);
});

test('one id is never both a roster and a leave', async () => {
  const id = newId();
  const period = { start_time: '2027-06-01T00:00:00Z', end_time: '2027-06-02T00:00:00Z' };
  const answers = await Promise.all([
    create(rosterOf({ roster_id: id })),
    addLeave(leaveOf({ ...period, roster_user_leave_id: id })),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a roster of deleted people can be changed only by who manages everybody', async () => {
  const { org_id } = fixture.acme;
  const user_id = newId();
  const setActive = (active: boolean) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `insert into users (org_id, user_id, name_first, name_last, metadata, created_time, active)
         values ($1, $2, 'Short', 'Stay', '{}', now(), $3)
         on conflict (org_id, user_id) do update set active = $3`,
        [org_id, user_id, active],
      ),
    );
  await setActive(true);
  const roster = rosterOf({ user_ids: [user_id, ...idsOf(day)] });
  await create(roster);
  const before = (await synced()).rosterOf(roster.roster_id);
  await setActive(false);
  // The row is synced again, as it has the number of its people.
  const after = (await synced()).rosterOf(roster.roster_id);
  expect([before?.people_count, after?.people_count]).toEqual([2, 1]);
  expect(after?.modified_time).not.toBe(before?.modified_time);
  await change({ ...roster, user_ids: idsOf('worker_night') });
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update rosters set user_ids = $3 where org_id = $1 and roster_id = $2', [
      ...[org_id, roster.roster_id, [user_id]],
    ]),
  );
  const worker = await signInTo(fixture.app, fixture.acme.emailOf(day));
  expect((await remove(roster.roster_id, worker)).status).toBe(404);
  expect((await change({ ...roster, user_ids: idsOf(day) }, manager)).status).toBe(404);
  expect((await remove(roster.roster_id)).status).toBe(200);
});

test('leave that is over cannot be cancelled', async () => {
  const leave = leaveOf({
    ...{ start_time: '2020-01-01T00:00:00Z', end_time: '2020-01-02T00:00:00Z' },
  });
  await addLeave(leave);
  const { status, body } = await remove(leave.roster_user_leave_id);
  expect([status, body.message]).toEqual([422, 'This leave is over']);
});

test.each([
  // The same reading of the clocks, an hour apart.
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:10:00+01:00', 422],
  // 24 hours on the clocks, 23 and 25 that elapse.
  ['2026-03-28T12:00:00+01:00', '2026-03-29T12:00:00+02:00', 200],
  ['2026-10-24T12:00:00+02:00', '2026-10-25T12:00:00+01:00', 200],
  ['2026-03-28T12:00:00+01:00', '2026-03-29T13:00:00+02:00', 422],
])('a shift from %s to %s is checked on the clocks of its zone', async (start, end, status) => {
  const times = { shift_start_time: start, shift_end_time: end, timezone: 'Europe/Berlin' };
  expect((await create(rosterOf(times))).status).toBe(status);
});

/** A new person of the day crew. */
async function newPerson(): Promise<string> {
  const { org_id, day: crew } = fixture.acme;
  const user_id = newId();
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    await tx.query(
      `insert into users (org_id, user_id, name_first, name_last, metadata, created_time)
       values ($1, $2, 'Short', 'Stay', '{}', now())`,
      [org_id, user_id],
    );
    await tx.query('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[org_id, user_id, crew],
    ]);
  });
  return user_id;
}

test.each(['PUT', 'DELETE'] as const)(
  'a %s of a roster at the moment when one of its people is deleted waits, and both are done',
  async (method) => {
    const user_id = await newPerson();
    const roster = rosterOf({ user_ids: [user_id, ...idsOf(day)] });
    await create(roster);
    const answer = await callDuringTransaction(fixture.database, {
      org_id: fixture.acme.org_id,
      change: (tx) =>
        tx.query('select from users where org_id = $1 and user_id = $2 for update', [
          ...[fixture.acme.org_id, user_id],
        ]),
      call: () =>
        method === 'PUT'
          ? change({ ...roster, user_ids: [user_id, ...idsOf(mate)] })
          : remove(roster.roster_id),
      changeLater: deletionOf(user_id),
    });
    // The new people of a change must still be there.
    expect(answer.status).toBe(method === 'PUT' ? 404 : 200);
  },
);

test('a roster whose last visible person is deleted counts as deleted, but not for admins', async () => {
  const user_id = await newPerson();
  const roster = rosterOf({ user_ids: [user_id] });
  const { body } = await create(roster);
  const { modified_time } = body.data as unknown as Roster;
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, deletionOf(user_id));
  const ofManager = (await synced(manager, modified_time)).rosterOf(roster.roster_id);
  expect(ofManager).toMatchObject({ active: false, user_ids: [] });
  // An admin can still delete it.
  const ofAdmin = (await synced()).rosterOf(roster.roster_id);
  expect(ofAdmin).toMatchObject({ active: true, user_ids: [], people_count: 0 });
});
