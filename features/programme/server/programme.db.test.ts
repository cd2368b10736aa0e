import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { itemIds } from '#programme/contract';
import type { AnsweredItem, ProgrammeCheck, ProgrammeFacts, WholeCheck } from '#programme/contract';
import { moveProgramme } from './index.ts';

let fixture: OrgFixture;
let admin: string;
let owner: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());

const path = '/v3/assessment/osha';
interface Programme {
  items: AnsweredItem[];
  changed_time: string | null;
  facts: ProgrammeFacts;
  checks: ProgrammeCheck[];
}
const read = async (token = admin) =>
  (await fixture.app.call('GET', path, undefined, token)).body.data as unknown as Programme;
const change = (items: unknown, token = admin) => fixture.app.call('PATCH', path, { items }, token);
const finish = (check_id: string, changed_time: string | null, token = admin) =>
  fixture.app.call('POST', path, { check_id, changed_time }, token);
const readCheck = async (check_id: string, token = admin) =>
  fixture.app.call('GET', `${path}/${check_id}`, undefined, token);
const itemOf = async (item_id: string) =>
  (await read()).items.find((item) => item.item_id === item_id);

test('of two people who change an item, each field keeps its last change', async () => {
  expect((await read()).changed_time).toBeNull();
  const worker = fixture.acme.id('worker_day');
  await change([{ item_id: 'plan_written', answer: 'no', note: 'Draft exists' }]);
  await change([{ item_id: 'plan_written', owner_user_id: worker, due_date: '2026-12-24' }], owner);
  await change([{ item_id: 'plan_written', answer: 'partly' }], owner);
  expect(await itemOf('plan_written')).toEqual({
    ...{ item_id: 'plan_written', answer: 'partly', note: 'Draft exists' },
    ...{ owner_user_id: worker, owner_name: 'worker_day acme', due_date: '2026-12-24' },
  });
  await change([{ item_id: 'plan_written', owner_user_id: null, due_date: null, answer: null }]);
  expect(await itemOf('plan_written')).toMatchObject({ answer: null, note: 'Draft exists' });
});

test('bad input is refused at its field', async () => {
  const refused = [
    [{ answer: 'maybe' }, 'items.0.answer'],
    [{ note: 'x'.repeat(1001) }, 'items.0.note'],
    [{ due_date: '2026-02-30' }, 'items.0.due_date'],
    [{ due_date: '1999-01-01' }, 'items.0.due_date'],
    [{ owner_user_id: newId() }, 'items.0.owner_user_id'],
    [{ owner_user_id: fixture.other.id('admin') }, 'items.0.owner_user_id'],
  ] as const;
  for (const [fields, field] of refused) {
    const { status, body } = await change([{ item_id: 'plan_metric', ...fields }]);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  const twice = { item_id: 'plan_metric', answer: 'yes' };
  expect((await change([twice, twice])).status).toBe(422);
  expect((await change([{ item_id: 'plan_unknown', answer: 'yes' }])).status).toBe(422);
  expect((await change([])).status).toBe(422);
  expect((await change([{ ...twice, extra: 1 }])).status).toBe(422);
  expect(await itemOf('plan_metric')).toBeUndefined();
});

test('[SET-13] a self-check is finished once, complete, and compared with the one before', async () => {
  const id = newId();
  const early = await finish(id, null);
  expect([early.status, early.body.message]).toEqual([422, 'Answer every item before you finish']);
  await change(itemIds.map((item_id) => ({ item_id, answer: 'yes' })));
  await change([
    { item_id: 'water_near', answer: 'no', owner_user_id: fixture.acme.id('mate_day') },
  ]);
  const { changed_time } = await read();
  // Somebody else changes an answer after it was read.
  await change([{ item_id: 'rest_shade', answer: 'partly' }], owner);
  const late = await finish(id, changed_time);
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect((await read()).checks).toEqual([]);
  expect((await finish(id, (await read()).changed_time)).status).toBe(200);
  // Sent again, such as after a lost answer.
  expect((await finish(id, changed_time)).status).toBe(200);
  expect((await read()).checks).toMatchObject([{ check_id: id, result: { gaps: 2 } }]);

  // A second press with another id, such as from another tab, adds none either.
  const again = await finish(newId(), (await read()).changed_time);
  expect(again.body.data).toEqual({ check_id: id });
  expect((await read()).checks).toHaveLength(1);

  fixture.clock.now = noon + 60_000;
  await change([{ item_id: 'water_near', answer: 'yes' }]);
  const second = newId();
  expect((await finish(second, null)).status).toBe(200);
  const whole = (await readCheck(second)).body.data as unknown as WholeCheck;
  expect(whole.before).toMatchObject({ check_id: id, result: { sections: { water: 66 } } });
  expect(whole.result).toMatchObject({ sections: { water: 100, rest: 90 }, gaps: 1 });
  expect(whole.by_name).toBe('admin acme');

  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await readCheck(second, other)).status).toBe(404);
  expect((await read(other)).checks).toEqual([]);
  expect((await fixture.app.call('DELETE', `${path}/${id}`, undefined, other)).status).toBe(404);
  expect((await fixture.app.call('DELETE', `${path}/${id}`, undefined, admin)).status).toBe(200);
  expect((await readCheck(id)).status).toBe(404);
  expect(((await readCheck(second)).body.data as unknown as WholeCheck).before).toBeNull();
  expect((await finish(id, null)).status).toBe(200);
  expect((await read()).checks.map(({ check_id }) => check_id)).toEqual([second, id]);
});

test('an owner who is merged or erased is replaced in answers and finished checks', async () => {
  const [from, to] = [fixture.acme.id('mate_day'), fixture.acme.id('worker_day')];
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    moveProgramme(tx, from, to),
  );
  expect(await itemOf('water_near')).toMatchObject({ owner_user_id: to });
  const [, first] = (await read()).checks;
  const { items } = (await readCheck(first?.check_id ?? '')).body.data as unknown as WholeCheck;
  expect(items.find(({ item_id }) => item_id === 'water_near')?.owner_user_id).toBe(to);
  expect(items.filter(({ owner_user_id }) => owner_user_id === from)).toEqual([]);
});

test('the facts count our own data', async () => {
  const { org_id, id } = fixture.acme;
  const at = new Date(noon - 3_600_000).toISOString();
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    for (const [threshold, active] of [
      ['26.7', true],
      ['32.2', true],
      ['40', true],
      ['20', false],
    ]) {
      await tx.query(
        `insert into alert_rules (org_id, alert_rule_id, enabled, use_roster, channels, tag_ids, type,
           trigger, active, created_time)
         values ($1, $2, true, false, '{}', '{}', 'conditional', jsonb_build_object('kind',
           'conditional', 'metric', 'heat_index', 'operator_type', '>=', 'threshold', $3::float8),
           $4, now())`,
        [org_id, newId(), threshold, active],
      );
    }
    for (const [lat, address] of [
      [-31.9, 'Gate 2'],
      [0, ''],
    ]) {
      await tx.query(
        `insert into tags (org_id, tag_id, name, type, metadata, created_time)
         values ($1, $2, $3, 'location', jsonb_build_object('lat', $4::float8, 'lon', $4::float8,
           '_emergency_address', $5::text), now())`,
        [org_id, newId(), newId(), lat, address],
      );
    }
    await tx.query(
      `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
         value_f, created_time)
       values ($1, $2, $3, 'A', 'B', 'sosm', 70, '70 mOsm', $4)`,
      [org_id, newId(), id('worker_day'), at],
    );
  });
  expect((await read()).facts).toMatchObject({
    initial_rules: { count: 1, of: null },
    high_rules: { count: 2, of: null },
    placed_locations: { count: 1, of: 2 },
    emergency_sheets: { count: 1, of: 2 },
    tests: { count: 1, of: null },
    courses: { count: 0, of: 0 },
  });
});
