import { afterAll, beforeAll, expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import { newId, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

const odd = '01900000-0000-9000-8000-000000000001';
const nil = '00000000-0000-0000-0000-000000000000';

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

const question = { key: 'q', type: 'text', question: 'How was it?' };
const answers = {
  factors: presetOf('moderate'),
  heat: { by: 'humidity', celsius: 33, humidity: 60 },
  air: { by: 'wind', kph: 12 },
};
/** Calls that create a row or change an older one, each with its table and its field. */
const writes: Record<string, [path: string, key: string, table: string, body: () => object]> = {
  survey: [
    ...(['/v3/survey', 'survey_id', 'surveys'] as const),
    () => ({ name: 'Shift end', used_for: 'after', questions: [question] }),
  ],
  strategy: [
    ...(['/v3/strategy', 'strategy_id', 'strategies'] as const),
    () => ({
      ...{ tests_per_day: 2, min_gap_minutes: 60, retest_after_minutes: 30, moments: ['before'] },
      ...{ scope: 'org', tag_id: null, user_id: null },
    }),
  ],
  report: [
    ...(['/v3/report', 'report_id', 'reports'] as const),
    () => ({
      ...{ name: 'Weekly', contents: ['hydration'], filter: {}, unit: 'week', hour: 6 },
      ...{ timezone: 'UTC', recipients: [fixture.acme.id('admin')], enabled: false },
    }),
  ],
  assessment: [
    ...(['/v3/assessment/dehydration-risk', 'assessment_id', 'assessments'] as const),
    () => ({ name: 'Kiln at noon', answers }),
  ],
};

test.each(Object.entries(writes))(
  'a new %s cannot have an invalid id; a stored one with such an id can still be saved',
  async (_what, [path, key, table, body]) => {
    const save = (id: string) => fixture.app.call('POST', path, { ...body(), [key]: id }, admin);
    for (const id of [odd, nil]) {
      const { status, body: said } = await save(id);
      expect([status, said.errors]).toEqual([422, { [key]: 'This ID is not valid' }]);
    }
    const id = newId();
    expect((await save(id)).status).toBe(200);
    await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      tx.query(`update ${table} set ${key} = $2 where org_id = $1 and ${key} = $3`, [
        ...[fixture.acme.org_id, odd, id],
      ]),
    );
    expect((await save(odd)).status).toBe(200);
  },
);

test('a tag stored with such an id is synced and changed as before', async () => {
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, 'Old crew', 'default', '{}', now())`,
      [org_id, odd],
    ),
  );
  const { status } = await fixture.app.call(
    'PATCH',
    '/v2/tag',
    { tag_id: odd, name: 'Older crew' },
    admin,
  );
  expect(status).toBe(200);
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, admin);
  expect(body.data['tags']).toContainEqual(
    expect.objectContaining({ tag_id: odd, name: 'Older crew' }),
  );
});

test('a test with the nil id is rejected, and the others are stored', async () => {
  const row = (measurement_id: string) => ({
    ...{ measurement_id, user_id: fixture.acme.id('worker_day'), type: 'sosm', value: 60 },
    created_time: new Date(fixture.clock.now).toISOString(),
  });
  const good = newId();
  const { body } = await fixture.app.call(
    'POST',
    '/v3/measurement',
    { measurements: [row(nil), row(good)] },
    admin,
  );
  expect(body.data.accepted).toEqual([good]);
  expect(body.data.rejected).toMatchObject([
    { measurement_id: nil, errors: { measurement_id: 'This ID is not valid' } },
  ]);
});
