import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
  createMergeFixture,
} from '#apps/server/testing';
import type { MergeFixture } from '#apps/server/testing';
import { peopleMessages } from '#people/contract';

let fixture: MergeFixture;
beforeAll(async () => {
  fixture = await createMergeFixture();
});
afterAll(() => fixture.leave());

const id = (person: string) => fixture.acme.id(person);

test('[USER-25, USER-27, USER-42] tests, links and tags of the source move to the target, and the source is removed', async () => {
  const { day, night, org_id } = fixture.acme;
  const [from, to] = [await fixture.person('Old', [day]), await fixture.person('New', [night])];
  const rows = [measurementOf(from), measurementOf(from, { type: 'sweat', value: 40 })];
  await storeMeasurements(fixture.database, org_id, [...rows, measurementOf(to)]);
  const [first = rows[0]] = rows;
  await fixture.write(
    `insert into link_measurements (org_id, link_id, measurement_id, link_type_id, value, created_time)
     values ($1, $2, $3, $4, 12, now())`,
    [org_id, newId(), first?.measurement_id, newId()],
  );
  expect((await fixture.merge(from, to)).body.data).toEqual({
    source_user_id: from,
    target_user_id: to,
  });

  expect(await fixture.testsOf(from)).toEqual([]);
  const moved = await fixture.testsOf(to);
  expect(moved).toHaveLength(3);
  for (const { measurement_id } of rows) {
    const row = moved.find((each) => each.measurement_id === measurement_id);
    expect(row?.name).toBe('New Twice');
    expect(row?.user_tag_ids.toSorted()).toEqual([day, night].toSorted());
  }
  expect((await fixture.tagsOf(to)).toSorted()).toEqual([day, night].toSorted());
  expect(
    await fixture.rowsOf('select from link_measurements where measurement_id = $1', [
      first?.measurement_id,
    ]),
  ).toHaveLength(1);
  expect(await fixture.rowsOf('select active from users where user_id = $1', [from])).toEqual([
    { active: false },
  ]);
  expect(await fixture.rowsOf('select from removed_people where user_id = $1', [from])).toEqual([]);
  expect((await fixture.merge(from, to)).status).toBe(404);
});

test('picture and addresses move to a target without them, and never replace existing ones', async () => {
  const [home, work] = [[{ street: '1 Pit Rd' }], [{ street: '2 Ore St' }]];
  const ofSource = { image: 'aaaa', metadata: { _addresses: home, shirt: 'L' } };
  const known = async (user_id: string) =>
    (await fixture.rowsOf('select image, metadata from users where user_id = $1', [user_id]))[0];
  const bare = await fixture.person('Bare', [], { metadata: { _addresses: [] } });
  await fixture.merge(await fixture.person('Old', [], ofSource), bare);
  expect(await known(bare)).toEqual({ image: 'aaaa', metadata: { _addresses: home } });
  const full = await fixture.person('Full', [], { image: 'bbbb', metadata: { _addresses: work } });
  await fixture.merge(await fixture.person('Old', [], ofSource), full);
  expect(await known(full)).toEqual({ image: 'bbbb', metadata: { _addresses: work } });
});

test.each([
  [['new', '2026-03-02'], null, 'new'],
  [['new', '2026-03-02'], ['acclimatised', '2026-03-01'], 'new'],
  [['new', '2026-03-01'], ['acclimatised', '2026-03-02'], 'acclimatised'],
  [['new', '2026-03-01'], ['acclimatised', '2026-03-01'], 'new'],
  [null, ['acclimatised', '2026-03-02'], 'acclimatised'],
] as const)(
  'of the records of acclimatisation %j and %j the newer one stays',
  async (from, to, kept) => {
    const metadata = (record: readonly string[] | null) =>
      record === null ? {} : { _acclimatisation: { state: record[0], date: record[1] } };
    const source = await fixture.person('Source', [], { metadata: metadata(from) });
    const target = await fixture.person('Target', [], { metadata: metadata(to) });
    await fixture.merge(source, target);
    const [row] = await fixture.rowsOf('select metadata from users where user_id = $1', [target]);
    expect(row).toMatchObject({ metadata: { _acclimatisation: { state: kept } } });
  },
);

test('the source is signed out and its permissions end; its email is free', async () => {
  const own = await signInTo(fixture.app, fixture.acme.emailOf('manager_night'));
  const to = await fixture.person('Night boss');
  expect((await fixture.merge(id('manager_night'), to)).status).toBe(200);
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, own)).status).toBe(401);
  expect(
    await fixture.rowsOf('select from permissions where user_id = any($1::uuid[]) and active', [
      [id('manager_night'), to],
    ]),
  ).toEqual([]);
  expect(
    await fixture.rowsOf('select from credentials where user_id = $1', [id('manager_night')]),
  ).toEqual([]);
});

test('[USER-34] a merge with oneself, of an admin, or without the rights is rejected', async () => {
  const { day } = fixture.acme;
  const [mate, to] = [await fixture.person('Mate', [day]), await fixture.person('To', [day])];
  const said = async (source: string, target: string, token = fixture.admin) => {
    const { status, body } = await fixture.merge(source, target, token);
    return [status, body.message];
  };
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  expect(await said(to, to.toUpperCase())).toEqual([422, peopleMessages.mergeSame]);
  expect(await said(id('admin'), to)).toEqual([403, peopleMessages.mergeOwn]);
  expect(await said(id('owner'), to)).toEqual([403, peopleMessages.mergeAdmin]);
  expect(await said(id('admin'), to, owner)).toEqual([403, peopleMessages.mergeAdmin]);
  expect(await said(newId(), to)).toEqual([404, peopleMessages.unknown]);
  expect(await said(to, fixture.other.id('worker_day'))).toEqual([404, peopleMessages.unknown]);
  const manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  expect(await said(mate, to, manager)).toEqual([403, peopleMessages.mergeRight]);
  expect(await said(mate, id('worker_night'), manager)).toEqual([404, peopleMessages.unknown]);
  expect((await fixture.tagsOf(to)).length + (await fixture.tagsOf(mate)).length).toBe(2);
  expect(
    await fixture.rowsOf('select from users where not active and user_id = any($1::uuid[])', [
      [mate, to],
    ]),
  ).toEqual([]);
});

test('[USER-26] a merge keeps every test, tag and link of any two people, without duplicates', async () => {
  const tags = await Promise.all([0, 1, 2, 3].map(() => fixture.newTag()));
  const some = fc.uniqueArray(fc.constantFrom(...tags));
  const tests = fc.array(fc.record({ active: fc.boolean(), links: fc.nat(2) }), { maxLength: 4 });
  const side = fc.record({ tags: some, tests });
  await fc.assert(
    fc.asyncProperty(side, side, async (a, b) => {
      const [from, to] = [
        await fixture.person('From', a.tags),
        await fixture.person('Into', b.tags),
      ];
      const ofFrom = await fixture.give(from, a.tests);
      const ofTo = await fixture.give(to, b.tests);
      expect((await fixture.merge(from, to)).status).toBe(200);
      expect(await fixture.kept([from])).toEqual([]);
      expect(await fixture.kept([to])).toEqual([...ofFrom, ...ofTo].toSorted());
      expect((await fixture.tagsOf(to)).toSorted()).toEqual(
        [...new Set([...a.tags, ...b.tags])].toSorted(),
      );
      const moved = await fixture.testsOf(to);
      for (const row of moved.filter(({ measurement_id }) =>
        ofFrom.some((text) => text.startsWith(measurement_id)),
      )) {
        expect(row.user_tag_ids.toSorted()).toEqual((await fixture.tagsOf(to)).toSorted());
      }
    }),
    { numRuns: 25 },
  );
}, 300_000);

test('a viewer of only one of the two gets all tests of both with the next update', async () => {
  const { day, night, org_id } = fixture.acme;
  const [from, to] = [
    await fixture.person('Seen by day', [day]),
    await fixture.person('Seen by night', [night]),
  ];
  const [first, second] = [measurementOf(from), measurementOf(to)];
  await storeMeasurements(fixture.database, org_id, [first, second]);
  const seen = async (by: string, body = {}) => {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(by));
    const answer = await fixture.app.call('POST', '/v3/sync/measures', body, token);
    const owners = answer.body.data.measurements.map(
      (row) => [row['measurement_id'], row['user_id']] as const,
    );
    return { owners: new Map(owners), sync_time: answer.body.data.sync_time };
  };
  const before = await seen('manager_day');
  expect(before.owners.get(first.measurement_id)).toBe(from);
  expect(before.owners.has(second.measurement_id)).toBe(false);
  await fixture.merge(from, to);
  const after = await seen('manager_day', { measurements: before.sync_time });
  expect(after.owners.get(first.measurement_id)).toBe(to);
  const whole = await seen('manager_day');
  expect(whole.owners.get(second.measurement_id)).toBe(to);
});
