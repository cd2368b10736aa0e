import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { attentionMessages as messages } from '#monitoring/contract';
import type { AttentionEntry } from '#monitoring/contract';
import type { WriteTx } from '#packages/database';
import { eraseAttention, moveAttention } from './attention-store.ts';
import { retireOldAttention } from './retire-attention.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let fixture: OrgFixture;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { org_id, day } = fixture.acme;
  // Sees the day crew, but not their tests.
  await write((tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, tag_id, access, active, created_time)
       values ($1, $2, $3, $4, 'view_user', true, now())`,
      [org_id, newId(), id('manager_night'), day],
    ),
  );
  for (const who of ['admin', 'manager_day', 'manager_night', 'worker_night']) {
    tokens[who] = await signInTo(fixture.app, fixture.acme.emailOf(who));
  }
  tokens['stranger'] = await signInTo(fixture.app, fixture.other.emailOf('admin'));
});
afterAll(() => fixture.leave());

const id = (who: string) => fixture.acme.id(who);
const isoAt = (offset: number) => new Date(fixture.clock.now + offset).toISOString();
const write = (work: (tx: WriteTx) => Promise<unknown>) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, work);

const entryOf = (more: Partial<AttentionEntry> = {}) => ({
  ...{ entry_id: newId(), kind: 'reading', subject_id: id('worker_day'), since: isoAt(-minute) },
  ...{ action: 'take', time: isoAt(0), ends: null, ...more },
});
const send = (who: string, entry: object) =>
  fixture.app.call('POST', '/v3/attention', entry, tokens[who]);

/** The entries about a person or location that a client receives. */
async function synced(who: string, subject_id: string) {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, tokens[who]);
  const rows = body.data['attention_entries'] as unknown as AttentionEntry[];
  return rows.filter((row) => row.subject_id === subject_id && row.active);
}

test('the second one to take a case gets the holder in the answer and may take it over; a release frees it', async () => {
  const first = entryOf();
  expect((await send('manager_day', first)).body.data).toEqual({
    ...{ entry_id: first.entry_id, taken_by: '' },
  });
  // Sent again, as its answer was lost.
  expect((await send('manager_day', first)).body.data['entry_id']).toBe(first.entry_id);
  const refused = (await send('admin', entryOf())).body.data;
  expect(refused['entry_id']).toBe(first.entry_id);
  expect(refused['taken_by']).toContain('manager_day');
  expect(await synced('admin', id('worker_day'))).toHaveLength(1);

  const over = entryOf({ ends: first.entry_id });
  expect((await send('admin', over)).body.data['entry_id']).toBe(over.entry_id);
  // The first one gets the new holder, without a name that they may not see.
  expect((await send('manager_day', entryOf())).body.data).toMatchObject({
    ...{ entry_id: over.entry_id, taken_by: '' },
  });
  expect(await synced('manager_day', id('worker_day'))).toEqual([
    expect.objectContaining({ entry_id: first.entry_id, recorded_by: id('manager_day') }),
    expect.objectContaining({ entry_id: over.entry_id, recorded_by: null }),
  ]);

  const release = { action: 'release', ends: over.entry_id } as const;
  expect((await send('manager_day', entryOf(release))).status).toBe(404);
  expect((await send('admin', entryOf(release))).status).toBe(200);
  const again = entryOf();
  expect((await send('manager_day', again)).body.data['entry_id']).toBe(again.entry_id);
});

test('nobody takes a case about themselves, as everybody else would take it for looked after', async () => {
  const subject_id = id('manager_day');
  for (const kind of ['reading', 'heat_share'] as const) {
    const { status, body } = await send('manager_day', entryOf({ kind, subject_id }));
    expect([status, body.errors]).toEqual([403, { subject_id: messages.own }]);
  }
  expect((await send('admin', entryOf({ subject_id }))).status).toBe(200);
});

test('only a shift may begin later than its take', async () => {
  const subject_id = id('limited');
  const since = isoAt(60 * minute);
  const reading = await send('admin', entryOf({ subject_id, since }));
  expect([reading.status, reading.body.errors]).toEqual([422, { since: messages.timeAhead }]);
  const share = entryOf({ kind: 'heat_share', subject_id, since });
  expect((await send('admin', share)).status).toBe(200);
});

test('two takes at once leave one holder', async () => {
  const subject_id = id('mate_day');
  const takes = [entryOf({ subject_id }), entryOf({ subject_id })];
  const answers = await Promise.all([
    send('manager_day', takes[0] ?? {}),
    send('admin', takes[1] ?? {}),
  ]);
  const holders = new Set(answers.map(({ body }) => body.data['entry_id']));
  expect(holders.size).toBe(1);
  expect(await synced('admin', subject_id)).toHaveLength(1);
});

test('a take belongs to its case: the next one of the same person is free', async () => {
  const subject_id = id('limited');
  await send('manager_day', entryOf({ subject_id }));
  fixture.clock.now += 10 * minute;
  const next = entryOf({ subject_id, since: isoAt(-minute) });
  expect((await send('admin', next)).body.data['entry_id']).toBe(next.entry_id);
});

test('a reading is for those who may see tests; others neither take it nor see who has it', async () => {
  const subject_id = id('worker_day');
  const unseen = await send('manager_night', entryOf({ subject_id }));
  expect([unseen.status, unseen.body.errors]).toEqual([404, { subject_id: messages.notSeen }]);
  expect((await send('worker_night', entryOf())).status).toBe(404);
  expect((await send('stranger', entryOf())).status).toBe(404);
  expect(await synced('manager_night', subject_id)).toEqual([]);
  expect(await synced('worker_night', subject_id)).toEqual([]);
  const share = entryOf({ kind: 'heat_share', subject_id });
  expect((await send('manager_night', share)).status).toBe(200);
  expect(await synced('manager_night', subject_id)).toHaveLength(1);
});

test('a late break is for those who see somebody at the location', async () => {
  const location = newId();
  await write(async (tx) => {
    await tx.query(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, 'North Pit', 'location', '{}', '2026-01-01')`,
      [tx.org_id, location],
    );
    await tx.query('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[tx.org_id, id('mate_day'), location],
    ]);
  });
  const late = () => entryOf({ kind: 'break', subject_id: location });
  expect((await send('worker_night', late())).status).toBe(404);
  expect((await send('manager_day', late())).status).toBe(200);
  expect(await synced('manager_day', location)).toHaveLength(1);
  expect(await synced('worker_night', location)).toEqual([]);
});

test('times of the future or of last week are refused, and a release without what it releases', async () => {
  const statusOf = async (more: Partial<AttentionEntry>) =>
    (await send('admin', entryOf(more))).status;
  expect(await statusOf({ time: isoAt(6 * minute) })).toBe(422);
  expect(await statusOf({ time: isoAt(-8 * day) })).toBe(422);
  expect(await statusOf({ since: isoAt(2 * day) })).toBe(422);
  expect(await statusOf({ action: 'release' })).toBe(422);
});

test('old entries leave the copies, and a merged or erased person leaves their entries', async () => {
  const subject_id = id('disabled');
  const entry = entryOf({ kind: 'heat_share', subject_id });
  expect((await send('admin', entry)).status).toBe(200);
  await write((tx) => moveAttention(tx, subject_id, id('mate_day')));
  const moved = (rows: AttentionEntry[]) =>
    rows.filter(({ entry_id }) => entry_id === entry.entry_id);
  expect(moved(await synced('admin', id('mate_day')))).toHaveLength(1);
  await write((tx) => eraseAttention(tx, { user_id: id('mate_day') }));
  expect(moved(await synced('admin', id('mate_day')))).toEqual([]);

  expect(await synced('admin', id('worker_day'))).not.toEqual([]);
  await retireOldAttention(fixture.database, fixture.clock.now + 4 * day);
  expect(await synced('admin', id('worker_day'))).toEqual([]);
});
