import { afterAll, beforeAll, expect, test } from 'vitest';
import { callDuringTransaction, createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { AlertRule } from '#alerts/contract';
import { defaultChannels, defaultTrigger } from '#alerts/domain';

let fixture: OrgFixture;
let admin: string;
let job: string;
let location: string;
const bare = newId();
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  await run(`update organisations set metadata = metadata || $2 where org_id = $1`, [
    { _show_preview_features: true, _beta: ['alert'] },
  ]);
  [job, location] = [newId(), newId()];
  await addTag(job, 'job', {});
  await addTag(location, 'location', { lat: 24.47, lon: 54.37 });
  await addTag(bare, 'location', { lat: 0, lon: 0 });
});
afterAll(() => fixture.leave());

async function run(sql: string, values: unknown[]): Promise<void> {
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [org_id, ...values]),
  );
}
async function addTag(tag_id: string, type: string, metadata: object): Promise<void> {
  await run(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, $3, $4, $5, now())`,
    [tag_id, `${type} ${tag_id}`, type, metadata],
  );
}
const place = { now: Date.parse('2026-11-25T06:00:00Z'), timezone: 'Asia/Dubai' };
const ruleOf = (kind: AlertRule['type'], more: object = {}, trigger: object = {}) => ({
  ...{ alert_rule_id: newId(), enabled: true, use_roster: false, channels: defaultChannels },
  ...{ tag_ids: [job, location], type: kind, active: true },
  trigger: { ...defaultTrigger(kind, place), ...trigger },
  ...more,
});
const save = (rule: object, token = admin) =>
  fixture.app.call('POST', '/v3/alert/rule/', rule, token);
const synced = async (token = admin, cursors: object = {}) => {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', cursors, token);
  return body.data['alert_rules'] as unknown as AlertRule[];
};

test.each(['periodic', 'conditional', 'status', 'aggregate_percent'] as const)(
  '[ALERT-08, ALERT-09, ALERT-11, ALERT-13, ALERT-66] a %s rule is saved, synced, switched off and deleted by the same call',
  async (kind) => {
    const rule = ruleOf(kind);
    const { status, body } = await save(rule);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...rule, trigger: rule.trigger });
    expect((body.data as unknown as AlertRule).trigger.next_run_at === null).toBe(
      kind !== 'periodic',
    );
    const find = async () =>
      (await synced(admin)).find(({ alert_rule_id }) => alert_rule_id === rule.alert_rule_id);
    expect(await find()).toEqual(body.data);
    expect((await save({ ...rule, enabled: false })).body.data['enabled']).toBe(false);
    expect((await save({ ...rule, active: false })).status).toBe(200);
    expect((await find())?.active ?? false).toBe(false);
  },
);

test('[ALERT-10] the next run of a periodic rule is the one after now, and a past end is refused', async () => {
  const saved = async (trigger: object) => {
    const { body } = await save(ruleOf('periodic', {}, trigger));
    return (body.data as unknown as AlertRule).trigger.next_run_at;
  };
  const start_at = '2020-01-01T05:00:00.000Z';
  const next = await saved({ start_at });
  expect(next?.slice(11)).toBe('05:00:00.000Z');
  expect(Date.parse(next ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  const ended = ruleOf('periodic', {}, { start_at, end_at: '2020-02-01T00:00:00Z' });
  const { status, body } = await save(ended);
  expect([status, body.errors]).toEqual([
    422,
    { 'trigger.end_at': 'The end must not be in the past' },
  ]);
  // One that has ended can be switched off, and restored after its deletion.
  expect((await save({ ...ended, enabled: false })).status).toBe(200);
  const restored = await save(ended);
  expect(restored.status).toBe(200);
  expect((restored.body.data as unknown as AlertRule).trigger.next_run_at).toBeNull();
});

const days = { metric: 'days_since_last_measurement' };

test('[ALERT-38] a start is rounded up to the next 5 minutes by the call as well', async () => {
  const { status, body } = await save(
    ruleOf('periodic', {}, { start_at: '2030-01-01T05:01:00.000Z' }),
  );
  expect(status).toBe(200);
  expect((body.data as unknown as AlertRule).trigger).toMatchObject({
    ...{ start_at: '2030-01-01T05:05:00.000Z', next_run_at: '2030-01-01T05:05:00.000Z' },
  });
});

test('hours go up to 100000, and a threshold is typed in Celsius or Fahrenheit', async () => {
  for (const rule of [
    ruleOf('status', {}, { realert_after_hours: 100_000 }),
    ruleOf('aggregate_percent', {}, { window_hours: 100_000, threshold: 20.5 }),
    ruleOf('conditional', {}, { threshold: 40.5 }),
    // 104.5 degrees Fahrenheit.
    ruleOf('conditional', {}, { threshold: 40.28 }),
    ruleOf('conditional', {}, { ...days, threshold: 3 }),
  ]) {
    expect((await save(rule)).status).toBe(200);
  }
});

test('[ALERT-60] what is no rule is refused with a sentence at its field', async () => {
  const refused = [
    [ruleOf('conditional', {}, { threshold: 0 }), 'trigger.threshold'],
    [ruleOf('conditional', {}, { threshold: -1 }), 'trigger.threshold'],
    [ruleOf('conditional', {}, { threshold: 1e9 }), 'trigger.threshold'],
    [ruleOf('conditional', {}, { threshold: 'hot' }), 'trigger.threshold'],
    [ruleOf('conditional', {}, { threshold: 40.005 }), 'trigger.threshold'],
    [ruleOf('conditional', {}, { threshold: 40.25 }), 'trigger.threshold'],
    [ruleOf('conditional', {}, { ...days, threshold: 2.5 }), 'trigger.threshold'],
    [ruleOf('aggregate_percent', {}, { threshold: 20.25 }), 'trigger.threshold'],
    [ruleOf('aggregate_percent', {}, { window_hours: 100_001 }), 'trigger.window_hours'],
    [ruleOf('status', {}, { realert_after_hours: 100_001 }), 'trigger.realert_after_hours'],
    [ruleOf('status', {}, { realert_after_hours: 1.5 }), 'trigger.realert_after_hours'],
    [
      ruleOf('periodic', {}, { start_at: '2026-01-01T05:01:00Z', end_at: '2026-01-01T05:04:00Z' }),
      'trigger.end_at',
    ],
    [ruleOf('conditional', {}, { frequency_minutes: 0 }), 'trigger.frequency_minutes'],
    [
      ruleOf('conditional', {}, { enable_forecast: true, forecast_window_hours: 24 }),
      'trigger.notify_lead_time_hours',
    ],
    [ruleOf('periodic', {}, { unit: 'week', byweekday: 0 }), 'trigger.byweekday'],
    [ruleOf('periodic', {}, { unit: 'month' }), 'trigger.unit'],
    [ruleOf('periodic', {}, { timezone: 'Mars/Base' }), 'trigger.timezone'],
    [ruleOf('periodic', {}, { end_at: '2000-01-01T00:00:00Z' }), 'trigger.end_at'],
    [ruleOf('periodic', {}, { start_at: 'soon' }), 'trigger.start_at'],
    [ruleOf('aggregate_percent', {}, { threshold: 101 }), 'trigger.threshold'],
    [ruleOf('status', { type: 'periodic' }), 'trigger.kind'],
    [
      ruleOf('status', { channels: { push: false, email: false, sms: false, webhook: false } }),
      'channels',
    ],
    [ruleOf('status', { tag_ids: [location] }), 'jobs'],
    [ruleOf('status', { tag_ids: [job] }), 'locations'],
    [ruleOf('conditional', { tag_ids: [job, bare] }), 'locations'],
    [ruleOf('status', { tag_ids: [job, location, newId()] }), 'tag_ids'],
    [ruleOf('status', { tag_ids: [job, location, fixture.acme.day] }), 'tag_ids'],
  ] as const;
  const before = (await synced(admin)).length;
  for (const [rule, field] of refused) {
    const { status, body } = await save(rule);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(Object.values(body.errors).join()).not.toMatch(/Invalid input|expected/u);
  }
  expect(await synced(admin)).toHaveLength(before);
});

test('[ALERT-34, ALERT-35] a rule without jobs or locations is refused in the exact words', async () => {
  const { body } = await save(ruleOf('status', { tag_ids: [] }));
  expect(body.errors).toEqual({
    jobs: 'Please select at least one job.',
    locations: 'Please select at least one location.',
  });
  expect((await save(ruleOf('status', { tag_ids: [job, bare] }))).status).toBe(200);
});

test('a rule whose job was deleted can be switched off and deleted, but not switched on', async () => {
  const gone = newId();
  await addTag(gone, 'job', {});
  const rule = ruleOf('status', { tag_ids: [gone, location] });
  expect((await save(rule)).status).toBe(200);
  await run('update tags set active = false where org_id = $1 and tag_id = $2', [gone]);
  expect((await save(rule)).status).toBe(422);
  expect((await save({ ...rule, enabled: false })).status).toBe(200);
  expect((await save({ ...rule, enabled: false, active: false })).status).toBe(200);
});

test('managers read the rules of their tags, and workers none', async () => {
  const [manager, worker] = await Promise.all(
    (['manager_day', 'worker_day'] as const).map((who) =>
      signInTo(fixture.app, fixture.acme.emailOf(who)),
    ),
  );
  const theirs = newId();
  await addTag(theirs, 'location', { lat: 1, lon: 1 });
  await run(
    `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
     values ($1, $2, $3, $4, 'manager', now())`,
    [newId(), fixture.acme.id('manager_day'), theirs],
  );
  const rule = ruleOf('status', { tag_ids: [job, theirs] });
  await save(rule);
  const ids = async (token = '') => (await synced(token)).map(({ alert_rule_id }) => alert_rule_id);
  expect(await ids(manager)).toEqual([rule.alert_rule_id]);
  expect(await ids(worker)).toEqual([]);
  expect((await save(rule, manager)).status).toBe(403);

  // A copy that has the rule learns that it was moved to other tags, and nothing about it.
  const alert_rules = (await synced(manager))[0]?.modified_time;
  await save({ ...rule, tag_ids: [job, location] });
  const [moved] = await synced(manager, { alert_rules });
  expect(moved).toMatchObject({ alert_rule_id: rule.alert_rule_id, active: false, trigger: {} });
  expect([...(await ids(manager)), ...(await synced(worker, { alert_rules }))]).toEqual([]);
});

test('a job that is deleted at the same time refuses the rule', async () => {
  const leaving = newId();
  await addTag(leaving, 'job', {});
  const { status, body } = await callDuringTransaction(fixture.database, {
    org_id: fixture.acme.org_id,
    change: (tx) => tx.query('update tags set active = false where tag_id = $1', [leaving]),
    call: () => save(ruleOf('status', { tag_ids: [job, leaving, location] })),
  });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['tag_ids']]);
});

test.each(['start_at', 'end_at'])(
  'a time %s that cannot be stored is refused at the field',
  async (field) => {
    for (const time of [
      ...['2026-12-01T06:00:00.1234Z', '9999-12-31T23:59:59-23:59', '1999-12-31T23:59:59Z'],
      ...['2201-01-01T00:00:00Z', '2200-12-31T23:59:59-01:00'],
    ]) {
      const rule = ruleOf('periodic', {}, { [field]: time });
      const { status, body } = await save(rule);
      expect([status, Object.keys(body.errors)], time).toEqual([422, [`trigger.${field}`]]);
    }
    const rule = ruleOf('periodic', {}, { start_at: '2026-12-01T06:00:00.123Z' });
    expect((await save(rule)).status).toBe(200);
  },
);

test('an organisation has at most 200 rules, also by calls at the same time', async () => {
  await run('delete from alert_rules where org_id = $1', []);
  await run(
    `insert into alert_rules (org_id, alert_rule_id, enabled, use_roster, channels, tag_ids, type,
       trigger, created_time)
     select $1, gen_random_uuid(), false, false, '{}', '{}', 'status', '{}', now()
     from generate_series(1, 198)`,
    [],
  );
  const rules = Array.from({ length: 5 }, () => ruleOf('status'));
  const answers = await Promise.all(rules.map((rule) => save(rule)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.body.message]).toEqual([
    ...[422, 'An organisation has at most 200 alert rules. Delete one that is not needed.'],
  ]);
  const kept = rules[answers.findIndex(({ status }) => status === 200)];
  expect((await save({ ...kept, enabled: false })).status).toBe(200);
  expect((await save({ ...kept, active: false })).status).toBe(200);
  expect((await save(ruleOf('status'))).status).toBe(200);
  await run('delete from alert_rules where org_id = $1', []);
});

test('the audit log has the changed fields of a rule with their values', async () => {
  const rule = ruleOf('status', {}, { realert_after_hours: 8 });
  await save(rule);
  await save({ ...rule, use_roster: true, trigger: { ...rule.trigger, realert_after_hours: 4 } });
  await save({ ...rule, use_roster: true, trigger: { ...rule.trigger, realert_after_hours: 4 } });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ action: string; changes: unknown }>(
      'select action, changes from audit_log where entity_id = $1 order by time',
      [rule.alert_rule_id],
    ),
  );
  expect(rows).toEqual([
    { action: 'create', changes: [] },
    {
      action: 'change',
      changes: [
        { field: 'use_roster', before: false, after: true },
        { field: 'trigger.realert_after_hours', before: 8, after: 4 },
      ],
    },
  ]);
});
