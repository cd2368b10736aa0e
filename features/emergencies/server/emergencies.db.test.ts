import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { EmergencyEntry } from '#emergencies/contract';
import type { WriteTx } from '#packages/database';
import { eraseEmergencies, moveEmergencies } from './person-changes.ts';

let fixture: OrgFixture;
let [admin, manager, worker, night] = ['', '', '', ''];
beforeAll(async () => {
  fixture = await createOrgFixture();
  const signIn = (who: string) => signInTo(fixture.app, fixture.acme.emailOf(who));
  admin = await signIn('admin');
  manager = await signIn('manager_day');
  worker = await signIn('worker_day');
  night = await signIn('worker_night');
});
afterAll(() => fixture.leave());

const time = () => new Date(fixture.clock.now).toISOString();
const entryOf = (emergency_id: string, kind: string, more: object = {}) => ({
  ...{ entry_id: newId(), emergency_id, kind, time: time(), ...more },
});
const add = (entry: object, token = worker) =>
  fixture.app.call('POST', '/v3/emergency/entry', entry, token);
const personOf = (emergency_id: string, who: string) =>
  entryOf(emergency_id, 'person', { user_id: fixture.acme.id(who) });

/** The entries of an emergency that a client receives, from the beginning or after a time. */
async function synced(emergency_id: string, token: string, after?: string) {
  const state = { emergency_entries: after };
  const { body } = await fixture.app.call('POST', '/v3/sync/core', state, token);
  const rows = body.data['emergency_entries'] as unknown as EmergencyEntry[];
  return rows.filter((row) => row.emergency_id === emergency_id && row.active);
}
const kinds = (rows: readonly EmergencyEntry[]) => rows.map(({ kind }) => kind).toSorted();
const write = (work: (tx: WriteTx) => Promise<unknown>) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, work);

/** A location whose members the day manager sees, or nobody but admins. */
async function newLocation(isManaged: boolean): Promise<string> {
  const tag_id = newId();
  const tag = { tag_id, name: `Site ${tag_id}`, type: 'location' };
  await fixture.app.call('POST', '/v2/tag', { tag }, admin);
  if (isManaged) {
    const body = { tag_id, user_id: fixture.acme.id('manager_day'), access: 'manager' };
    await write((tx) =>
      tx.query(
        `insert into permissions (org_id, permission_id, user_id, tag_id, access, active, created_time)
         values ($1, $2, $3, $4, $5, true, now())`,
        [tx.org_id, newId(), body.user_id, tag_id, body.access],
      ),
    );
  }
  return tag_id;
}

test('an emergency is recorded step by step and synced; sending an entry again changes nothing', async () => {
  const emergency_id = newId();
  const start = entryOf(emergency_id, 'started', { is_drill: true });
  const { status, body } = await add(start);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      ...{ ...start, recorded_by: fixture.acme.id('worker_day'), is_withheld: false },
    }),
  ]);
  expect((await add({ ...start, is_drill: false })).body.data).toEqual(body.data);
  expect((await add(entryOf(emergency_id, 'called'))).status).toBe(200);
  expect(kinds(await synced(emergency_id, worker))).toEqual(['called', 'started']);
  expect(kinds(await synced(emergency_id, admin))).toEqual(['called', 'started']);
  // Somebody else cannot take the id, and does not learn what is stored under it.
  expect((await add({ ...start, emergency_id: newId() }, night)).status).toBe(409);
});

test('an emergency without location and person is seen by its recorder and those who see everybody', async () => {
  const emergency_id = newId();
  await add(entryOf(emergency_id, 'started'));
  expect(await synced(emergency_id, manager)).toEqual([]);
  expect(await synced(emergency_id, night)).toEqual([]);
  const { status, body } = await add(entryOf(emergency_id, 'called'), night);
  expect([status, body.message]).toEqual([404, 'Emergency not found']);
});

test('a location brings an emergency to those who see its people, also its earlier entries', async () => {
  const emergency_id = newId();
  const tag_id = await newLocation(true);
  await add(entryOf(emergency_id, 'started'));
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, manager);
  await add(entryOf(emergency_id, 'location', { location_id: tag_id }));
  const after = await synced(emergency_id, manager, body.data.sync_time);
  expect(kinds(after)).toEqual(['location', 'started']);
});

test('the first entry of a recorder sends them the earlier entries again, and a second one does not', async () => {
  // They see the emergency from now on, even if their right to it ended in the same moment.
  const emergency_id = newId();
  const tag_id = await newLocation(true);
  await add(entryOf(emergency_id, 'started', { location_id: tag_id }), admin);
  const timeNow = async () =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, manager)).body.data.sync_time;
  const before = await timeNow();
  await add(entryOf(emergency_id, 'called'), manager);
  expect(kinds(await synced(emergency_id, manager, before))).toEqual(['called', 'started']);
  const after = await timeNow();
  await add(entryOf(emergency_id, 'note', { note: 'Ice is here' }), manager);
  expect(kinds(await synced(emergency_id, manager, after))).toEqual(['note']);
});

test('an affected person is never shown to those who do not see them, and neither are the notes', async () => {
  const emergency_id = newId();
  const tag_id = await newLocation(true);
  await add(entryOf(emergency_id, 'started', { location_id: tag_id }), admin);
  await add(entryOf(emergency_id, 'note', { note: 'Noor fell at the crusher' }), admin);
  expect((await synced(emergency_id, manager)).map(({ note }) => note)).toContain(
    'Noor fell at the crusher',
  );
  await add(personOf(emergency_id, 'worker_night'), admin);
  const seen = await synced(emergency_id, manager);
  expect(kinds(seen)).toEqual(['note', 'person', 'started']);
  expect(JSON.stringify(seen)).not.toContain(fixture.acme.id('worker_night'));
  expect(JSON.stringify(seen)).not.toContain('Noor');
  expect(seen.filter(({ is_withheld }) => is_withheld)).toHaveLength(2);
  const whole = await synced(emergency_id, admin);
  expect(whole.find(({ kind }) => kind === 'person')?.user_id).toBe(
    fixture.acme.id('worker_night'),
  );
});

test('an affected person that the recorder cannot see is refused', async () => {
  const emergency_id = newId();
  await add(entryOf(emergency_id, 'started'), manager);
  const hidden = await add(personOf(emergency_id, 'worker_night'), manager);
  expect([hidden.status, hidden.body.errors]).toEqual([
    404,
    { user_id: 'This person does not exist' },
  ]);
  expect((await add(personOf(emergency_id, 'worker_day'), manager)).status).toBe(200);
  // The affected person sees the record about them.
  expect(kinds(await synced(emergency_id, worker))).toEqual(['person', 'started']);
});

test('corrections are added and must be about an entry of the same emergency', async () => {
  const emergency_id = newId();
  const called = entryOf(emergency_id, 'called');
  await add(entryOf(emergency_id, 'started'));
  await add(called);
  const correction = entryOf(emergency_id, 'correction', { corrects: called.entry_id });
  expect((await add(correction)).status).toBe(200);
  expect(kinds(await synced(emergency_id, worker))).toEqual(['called', 'correction', 'started']);
  const elsewhere = entryOf(newId(), 'correction', { corrects: called.entry_id });
  expect((await add(elsewhere)).body.errors).toEqual({
    corrects: 'The entry to correct is not part of this emergency',
  });
  const twice = entryOf(emergency_id, 'correction', { corrects: correction.entry_id });
  expect((await add(twice)).status).toBe(404);
});

test.each([
  [{ kind: 'healed' }, 'kind', 'Unknown kind of entry'],
  [{ kind: 'note' }, 'note', 'Write a note'],
  [{ kind: 'note', note: 'x'.repeat(501) }, 'note', 'A note can have at most 500 characters'],
  [{ note: 'He fell' }, 'note', 'Only a note or a correction can have text'],
  [{ is_drill: true }, 'is_drill', 'Only the start says whether it is a drill'],
  [{ kind: 'location' }, 'location_id', 'Select a location'],
  [{ kind: 'correction' }, 'corrects', 'Select the entry to correct'],
  [{ time: 'yesterday' }, 'time', 'Enter a date and a time'],
  [
    { time: '2031-01-01T00:00:00.000Z' },
    'time',
    'The time is more than a day ahead. Check the clock of this device.',
  ],
])('an entry with %o is refused with a message at %s', async (more, field, message) => {
  const { status, body } = await add({ ...entryOf(newId(), 'called'), ...more });
  expect([status, body.errors[field]]).toEqual([422, message]);
});

test('a location of another organisation does not exist; a deleted one of ours still does', async () => {
  const location_id = newId();
  const { status, body } = await add(entryOf(newId(), 'started', { location_id }));
  expect([status, body.errors]).toEqual([404, { location_id: 'This location does not exist' }]);
  const ours = await newLocation(false);
  await write((tx) =>
    tx.query('update tags set active = false where org_id = $1 and tag_id = $2', [tx.org_id, ours]),
  );
  expect((await add(entryOf(newId(), 'started', { location_id: ours }))).status).toBe(200);
});

test('a merge moves a person in the records, an erasure takes them and the notes out', async () => {
  const emergency_id = newId();
  await add(entryOf(emergency_id, 'started'), admin);
  await add(personOf(emergency_id, 'worker_day'), admin);
  await add(entryOf(emergency_id, 'note', { note: 'He has a heart condition' }), admin);
  await add(entryOf(emergency_id, 'called'), worker);
  const [from, to] = [fixture.acme.id('worker_day'), fixture.acme.id('mate_day')];
  await write((tx) => moveEmergencies(tx, from, to));
  const moved = await synced(emergency_id, admin);
  expect(moved.find(({ kind }) => kind === 'person')?.user_id).toBe(to);
  expect(moved.find(({ kind }) => kind === 'called')?.recorded_by).toBe(to);
  expect(await synced(emergency_id, worker)).toEqual([]);
  await write((tx) => eraseEmergencies(tx, { user_id: to }));
  const erased = await synced(emergency_id, admin);
  expect(kinds(erased)).toEqual(['called', 'note', 'person', 'started']);
  expect(JSON.stringify(erased)).not.toContain(to);
  expect(JSON.stringify(erased)).not.toContain('heart');
  expect(await synced(emergency_id, manager)).toEqual([]);
});

test('an admin sets the address of a location; a worker may not', async () => {
  const tag_id = await newLocation(false);
  const set = (address: string, token: string) =>
    fixture.app.call('PATCH', '/v3/tag/emergency-address', { tag_id, address }, token);
  expect((await set('Gate 3,  Mine Road ', admin)).body.data).toMatchObject({
    metadata: { _emergency_address: 'Gate 3, Mine Road' },
  });
  expect((await set('x'.repeat(201), admin)).body.errors).toEqual({
    address: 'The address must be one line of at most 200 characters',
  });
  expect((await set('Gate 4', worker)).status).toBe(403);
});
