import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import { layoutHeader, layoutName, layoutOf, columnAnswerType } from '#packages/sync/contract';
import { measurementColumns } from '#measurements/contract';
import { measurementSourceColumns } from '#measurements/server';
import { endpoints } from '../composition.ts';
import { newId, noon } from '../testing/org-fixture.ts';
import { recipes } from './test-cell.ts';
import { recipeFor } from './test-recipe.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';
import { ways } from './test-tables.ts';

/** Values and texts that occur nowhere else. */
const sentinels = {
  numbers: [73.777, 74.222, 75.333, 71.444],
  texts: ['73.777', '74.222', '75.333', '71.444', 'plantednote', 'plantedanswer', 'plantedtrace'],
};
const [value, linked, sweat, mean] = sentinels.numbers as [number, number, number, number];
/** Everybody who sees tests of others without being an admin. */
const restricted = ['manager_all', 'manager_tag', 'tests_view', 'tests_edit', 'tests_delete'];

let fixture: RightsFixture;
let planted: Record<'test' | 'sweat' | 'baseline', string>;
beforeAll(async () => {
  fixture = await createRightsFixture();
  const person = fixture.people.find(({ name }) => name === 'row_same_tag')?.user_id ?? '';
  planted = { test: newId(), sweat: newId(), baseline: newId() };
  await plant(person);
});
afterAll(() => fixture.leave());

async function plant(person: string): Promise<void> {
  const row = `insert into measurements (org_id, measurement_id, user_id, name_first, name_last,
    type, value, value_f, valid, metadata, raw_data, tag_ids, user_tag_ids, created_time)
    values ($1, $2, $3, '', '', $4, $5::float8, $5::text, true, $6, $7, '{}', '{}', $8)`;
  const survey = [{ type: 'text', question: 'Sleep?', value: 'plantedanswer' }];
  const baseline = { mean, std: 1, values: Array.from({ length: 6 }, () => mean) };
  const metadata = { notes: 'plantednote', survey, rpe: 7, timezone: 'UTC' };
  const { org_id } = fixture.ours;
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    const add = (id: string, type: string, of: number, more: object) =>
      tx.query(row, [
        ...[org_id, id, person, type, of, JSON.stringify({ ...metadata, ...more })],
        ...[JSON.stringify({ trace: 'plantedtrace' }), new Date(noon - 60_000).toISOString()],
      ]);
    await add(planted.baseline, 'sosm_baseline', mean, { baseline });
    await add(planted.test, 'sosm', value, { baseline });
    await add(planted.sweat, 'sweat', sweat, {});
    const link_type_id = newId();
    await tx.query(
      `insert into link_measurement_types (org_id, link_type_id, name, unit, created_time)
       values ($1, $2, 'Planted', 'kg', now())`,
      [org_id, link_type_id],
    );
    await tx.query(
      `insert into link_measurements
         (org_id, link_id, measurement_id, link_type_id, value, created_time)
       values ($1, $2, $3, $4, $5, now())`,
      [org_id, newId(), planted.test, link_type_id, linked],
    );
  });
}

const set = (metadata: object) =>
  fixture.database.write({ org_id: fixture.ours.org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set metadata = metadata || $2::jsonb where org_id = $1', [
      tx.org_id,
      JSON.stringify(metadata),
    ]),
  );
const hideValues = (...seenBy: string[]) =>
  set({ _supervisors_see: 'status', _values_seen_by: seenBy });
const showValues = () => set({ _supervisors_see: 'values', _values_seen_by: [] });

interface Answer {
  headers: Record<string, unknown>;
  bytes: Buffer;
}

/** The sentinels in an answer: as text, and as the eight bytes of a number in either order. */
function found({ headers, bytes: sent }: Answer): string[] {
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  const text = bytes.toString('utf8');
  const numbers = sentinels.numbers.filter((number) => {
    const cell = Buffer.alloc(8);
    cell.writeDoubleLE(number);
    return bytes.includes(cell) || bytes.includes(Buffer.from(cell).swap64());
  });
  return [...sentinels.texts.filter((each) => text.includes(each)), ...numbers.map(String)];
}

const layout = layoutName(layoutOf('measurement_id', measurementColumns));
const columns = { accept: columnAnswerType, [layoutHeader]: `measurements=${layout}` };
const syncs: [string, string, Record<string, string>][] = [
  ['an update in rows', '/v3/sync/measures', {}],
  ['an update in columns', '/v3/sync/measures', columns],
  ['a first load in rows', '/v3/sync/measures/init', {}],
  ['a first load in columns', '/v3/sync/measures/init', columns],
];

async function sync(actor: string, path: string, headers: Record<string, string>, body = {}) {
  const token = await fixture.tokenOf(actor);
  return fixture.app.raw('POST', path, JSON.stringify(body), token, headers);
}

test.each(syncs)('%s has values by default, and none once they are hidden', async (_, path, as) => {
  for (const actor of restricted) {
    await showValues();
    expect([actor, found(await sync(actor, path, as))]).not.toEqual([actor, []]);
    await hideValues();
    expect([actor, found(await sync(actor, path, as))]).toEqual([actor, []]);
    await hideValues(fixture.selfOf(actor)?.user_id ?? '');
    expect([actor, found(await sync(actor, path, as))]).not.toEqual([actor, []]);
  }
  await hideValues();
  for (const actor of ['owner', 'admin', 'row_same_tag']) {
    const leaked = found(await sync(actor, path, as));
    expect(leaked).toEqual(expect.arrayContaining(['plantednote']));
  }
});

test('a hidden test has its status and action flags, and nothing that was measured', async () => {
  await hideValues();
  const { body } = await sync('manager_tag', '/v3/sync/measures', {});
  const rows = body.data.measurements as Record<string, unknown>[];
  const of = (id: string) => rows.find(({ measurement_id }) => measurement_id === id);
  const status = hydrationStatus(value, boundsOfBaseline(mean, 6));
  expect(of(planted.test)).toMatchObject({
    ...{ value: null, value_f: '', raw_data: null, valid: true, type: 'sosm' },
    metadata: { hidden_status: status, timezone: 'UTC' },
  });
  expect(Object.keys(of(planted.test)?.['metadata'] ?? {}).toSorted()).toEqual([
    'hidden_status',
    'timezone',
  ]);
  expect(of(planted.sweat)).toMatchObject({ value: null, metadata: { hidden_status: 'none' } });
});

test('the status in SQL is that of the formula', async () => {
  await hideValues();
  const person = fixture.people.find(({ name }) => name === 'row_same_tag')?.user_id ?? '';
  const cases = [50, 46, 33.3].flatMap((base) =>
    [1.2999, 1.3, 1.3001, 2, 2.01, 3, 3.01].flatMap((times) =>
      [5, 6].map((count) => ({ base, count, of: base * times, id: newId() })),
    ),
  );
  const { org_id } = fixture.ours;
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    for (const { base, count, of, id } of cases) {
      const baseline = { mean: base, std: 1, values: Array.from({ length: count }, () => base) };
      await tx.query(
        `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type,
           value, value_f, valid, metadata, tag_ids, user_tag_ids, created_time)
         values ($1, $2, $3, '', '', 'sosm', $4, '', true, $5, '{}', '{}', now())`,
        [org_id, id, person, of, JSON.stringify({ baseline })],
      );
    }
  });
  const { body } = await sync('manager_tag', '/v3/sync/measures', {});
  const rows: Record<string, unknown>[] = body.data.measurements;
  const stated = new Map(
    rows.map(({ measurement_id, metadata }) => [String(measurement_id), metadata]),
  );
  for (const { base, count, of, id } of cases) {
    const hidden_status = hydrationStatus(of, boundsOfBaseline(base, count));
    expect([base, count, of, stated.get(id)]).toEqual([base, count, of, { hidden_status }]);
  }
});

test('the status of a person with many tests without a baseline of their own uses the index', async () => {
  const { org_id } = fixture.ours;
  const [person, baseline_id] = [newId(), newId()];
  const baseline = { mean: 40, std: 1, values: Array.from({ length: 6 }, () => 40) };
  const write = (sql: string, values: unknown[]) =>
    fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
  await write(
    `insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
       value_f, valid, metadata, tag_ids, user_tag_ids, created_time)
     select $1, case when nth = 0 then $3::uuid else gen_random_uuid() end, $2, '', '',
       case when nth = 0 then 'sosm_baseline' else 'sosm' end, 45, '', true,
       case when nth = 0 then $4::jsonb else '{}' end, '{}', '{}',
       '2026-01-01'::timestamptz + nth * interval '1 minute'
     from generate_series(0, 3000) as nth`,
    [org_id, person, baseline_id, JSON.stringify({ baseline })],
  );
  await fixture.owner.query('analyze measurements');
  const { once: hiddenStatus = '' } = measurementSourceColumns;
  const { rows: statuses } = await fixture.owner.query(
    `select distinct ${hiddenStatus} as status from measurements as r
     where r.org_id = $1 and r.user_id = $2 and r.type = 'sosm'`,
    [org_id, person],
  );
  expect(statuses).toEqual([{ status: 'hydrated' }]);
  const { rows: plan } = await fixture.owner.query(
    `explain select ${hiddenStatus} from measurements as r where r.org_id = $1 and r.user_id = $2`,
    [org_id, person],
  );
  expect(JSON.stringify(plan)).toContain('using measurements_baseline on');
  await write('delete from measurements where org_id = $1 and user_id = $2', [...[org_id, person]]);
});

test('a hidden test has the same status in columns as in rows', async () => {
  await hideValues();
  const statusesOf = ({ headers, bytes: sent }: Answer) => {
    const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    const all = bytes.toString('utf8').matchAll(/"hidden_status": ?"(\w+)"/g);
    return [...all].map(([, status]) => status).toSorted();
  };
  const path = '/v3/sync/measures/init';
  const inRows = statusesOf(await sync('manager_tag', path, {}));
  expect(new Set(inRows).size).toBeGreaterThan(1);
  expect(statusesOf(await sync('manager_tag', path, columns))).toEqual(inRows);
});

test('a change of the setting changes the version of what a supervisor sees, and names the detail', async () => {
  await showValues();
  const open = (await sync('manager_tag', '/v3/sync/measures', {})).body.data;
  await hideValues();
  const body = { access_epoch: open.access_epoch };
  const closed = (await sync('manager_tag', '/v3/sync/measures', {}, body)).body.data;
  expect(closed.access_epoch).not.toBe(open.access_epoch);
  expect(closed.visible_detail).toMatch(/^status /);
  const owner = (await sync('owner', '/v3/sync/measures', {}, { access_epoch: 0 })).body.data;
  expect(owner.visible_detail).toBe('values');
  // Two people with the same people in sight have different own tests, so they share no page.
  const other = (await sync('tests_view', '/v3/sync/measures', {}, body)).body.data;
  expect(other.access_epoch).not.toBe(closed.access_epoch);
});

test('only admins can read who still sees values', async () => {
  const of = (actor: string) => fixture.selfOf(actor)?.user_id ?? '';
  await hideValues(of('manager_tag'), of('tests_view'));
  const named = async (actor: string) => {
    const { body } = await sync(actor, '/v3/sync/core', {});
    const { organisation } = body.data as unknown as {
      organisation: { metadata: Record<string, unknown> };
    };
    return organisation.metadata['_values_seen_by'];
  };
  expect(await named('admin')).toEqual([of('manager_tag'), of('tests_view')]);
  expect(await named('manager_tag')).toEqual([of('manager_tag')]);
  expect(await named('manager_all')).toEqual([]);
  await hideValues();
});

test('the setting is for admins, and in the audit log', async () => {
  const body = JSON.stringify({ metadata: { _supervisors_see: 'status', _values_seen_by: [] } });
  const change = async (actor: string) =>
    (await fixture.app.raw('PATCH', '/v3/organisation', body, await fixture.tokenOf(actor))).status;
  expect(await change('manager_all')).toBe(403);
  expect(await change('admin')).toBe(200);
  const { rows } = await fixture.owner.query(
    `select summary from audit_log where entity = 'organisation' and org_id = $1
     order by time desc limit 1`,
    [fixture.ours.org_id],
  );
  expect(rows).toMatchObject([{ summary: expect.stringContaining('_supervisors_see: "status"') }]);
});

const calls = ways.filter(({ endpoint }) => endpoint !== 'sync.events');

test.each(calls.map((way) => [`${way.endpoint}, ${way.asked}`, way] as const))(
  'no value in the answer of: %s',
  async (_, way) => {
    const endpoint = endpoints.find(({ name }) => name === way.endpoint);
    if (endpoint === undefined) throw new Error(`There is no call ${way.endpoint}`);
    await hideValues();
    for (const actor of ['manager_tag', 'tests_edit']) {
      const self = fixture.selfOf(actor);
      const target = fixture.targetOf(self, 'same_tag');
      const recipe = await recipeFor(recipes, way)({ fixture, self, target });
      const path = recipe.path ?? endpoint.path;
      const json = recipe.body === undefined ? undefined : JSON.stringify(recipe.body);
      const answer = await fixture.app.raw(
        endpoint.method,
        `${path}${path.includes('?') ? '&' : '?'}sort=value&order=value&value=${String(value)}`,
        recipe.payload ?? json,
        await fixture.tokenOf(actor),
        recipe.headers,
      );
      expect([actor, found(answer)]).toEqual([actor, []]);
      await recipe.after?.();
    }
  },
  60_000,
);

test('calls that would lead to the values of others are refused', async () => {
  await hideValues();
  const actor = 'manager_tag';
  const self = fixture.selfOf(actor);
  const target = fixture.targetOf(self, 'same_tag');
  const call = async (method: 'POST' | 'PATCH', path: string, body: object) =>
    fixture.app.raw(method, path, JSON.stringify(body), await fixture.tokenOf(actor));
  const email = { user_id: target.user_id, email: 'mine@attacker.example' };
  expect((await call('PATCH', '/v2/user/', email)).status).not.toBe(200);
  const given = { tag_ids: [fixture.ours.night], user_ids: [target.user_id] };
  expect((await call('POST', '/v3/tag/users', given)).status).not.toBe(200);
  const sent = (type: string) => ({
    measurements: [
      {
        ...{ measurement_id: newId(), user_id: target.user_id, type, value: 50 },
        created_time: new Date(noon - 120_000).toISOString(),
        metadata: { hidden_status: 'severe' },
      },
    ],
  });
  const baseline = await call('POST', '/v3/measurement', sent('sosm_baseline'));
  expect(baseline.body.data).toMatchObject({ accepted: [], rejected: [{}] });
  const test = await call('POST', '/v3/measurement', sent('sosm'));
  expect(test.body.data).toMatchObject({ rejected: [] });
  const stored = await fixture.owner.query(
    `select 1 from measurements where metadata ? 'hidden_status'`,
  );
  expect(stored.rowCount).toBe(0);
});

test('somebody who edits without seeing values overwrites no notes and switches no baseline', async () => {
  await hideValues();
  const change = async (body: object) =>
    (
      await fixture.app.raw(
        'PATCH',
        '/v3/measurement',
        JSON.stringify(body),
        await fixture.tokenOf('tests_edit'),
      )
    ).status;
  expect(await change({ ids: [planted.test], notes: 'mine' })).toBe(403);
  expect(await change({ ids: [planted.baseline], valid: false })).toBe(403);
  expect(await change({ ids: [planted.test], valid: true })).toBe(200);
  const { rows } = await fixture.owner.query(
    'select value, metadata from measurements where measurement_id = $1',
    [planted.test],
  );
  expect(rows).toMatchObject([{ value, metadata: { notes: 'plantednote' } }]);
});
