import { expect, test } from 'vitest';
import type { StatusAction } from '#alerts/contract';
import type { ChunkIndex, Copy } from '#packages/sync/offline';
import { highRiskList } from './high-risk-rows.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-20T12:00:00.000Z');
/** Tests by id: value in mOsm and minutes after noon. */
const tests = [
  { id: 'first', value: 190, after: 0 },
  { id: 'second', value: 50, after: 42 },
];
const trigger = (actions: StatusAction[]) => ({
  ...{ kind: 'status', level: 'moderate', realert_after_hours: 2, actions },
});
const log = (id: string, more: object = {}) => ({
  ...{ compliance_high_risk_measurement_log_id: id, compliance_alert_log_id: 'a', user_id: 'ann' },
  ...{ alert_rule_id: 'r', ori_measurement_id: 'first', re_measurement_id: null, level: 'severe' },
  ...{ survey_completed: false, guidance_read: false, supervisor_called: false, active: true },
  action_times: {},
  ...{ cleared_time: null, created_time: '2026-11-20T12:01:00.000Z', ...more },
});
const base: Record<string, object[]> = {
  organisations: [{ org_id: 'o' }],
  users: [{ user_id: 'ann', name_first: 'Ann', name_last: 'Doe', tag_ids: ['pit', 'crew'] }],
  permissions: [
    { permission_id: 'p', user_id: 'bob', access: 'manager', tag_id: 'pit', active: true },
  ],
  tags: [
    { tag_id: 'pit', name: 'Pit', type: 'location', active: true },
    { tag_id: 'crew', name: 'Crew', type: 'default', active: true },
  ],
  strategies: [
    {
      ...{ strategy_id: 's', scope: 'org', tag_id: null, user_id: null, active: true },
      ...{ tests_per_day: 2, retest_after_minutes: 25 },
    },
  ],
  compliance_alert_logs: [
    { compliance_alert_log_id: 'a', metadata: { trigger: trigger(['complete_survey']) } },
  ],
  alert_rules: [{ alert_rule_id: 'r', trigger: trigger(['call_supervisor']) }],
};

const chunks = {
  count: tests.length,
  live: new Uint8Array(tests.length).fill(1),
  numbers: (column: string) =>
    Float64Array.from(tests, ({ value, after }) =>
      column === 'created_time' ? noon + after * minute : column === 'value' ? value : Number.NaN,
    ),
  counts: () => new Uint16Array(tests.length),
  bytes: (column: string) =>
    new Uint8Array(tests.length).fill(column === 'hidden_status' ? 255 : 1),
  codes: () => new Uint32Array(tests.length),
  texts: () => ['ann'],
  lists: () => [[]],
  id: (slot: number) => tests[slot]?.id ?? '',
  slotOf: (id: string) => tests.findIndex((each) => each.id === id),
} as unknown as ChunkIndex;

function read(logs: object[], user_id = 'bob') {
  const tables = { ...base, compliance_high_risk_measurement_logs: logs };
  const copy: Copy = {
    rows: <Row extends object>(table: string) =>
      new Map(
        (tables[table as keyof typeof tables] ?? []).map((row) => [
          String(Object.values(row)[0]),
          row,
        ]),
      ) as unknown as ReadonlyMap<string, Row>,
    columns: <Index extends object>() => chunks as unknown as Index,
    unsent: () => new Map(),
    memo: (_key, _tables, compute) => compute(),
  };
  return Promise.resolve(highRiskList.run(copy, {}, { now: noon, user_id }));
}

test('[ALERT-18] a high-risk measurement has its test, when the re-test is due, and only the actions of its rule', async () => {
  const [row] = await read([log('h')]);
  expect(row).toMatchObject({
    ...{ name: 'Ann Doe', tags: ['Crew'], locations: ['Pit'], level: 'severe', retest: null },
    test: { time: noon, value: 190, state: 'severe' },
    due: noon + 25 * minute,
    actions: { complete_survey: 'open', read_guidance: 'not_required' },
    ...{ isManaged: true, isOwn: false, isResolved: false },
  });
  expect(row?.actions.call_supervisor).toBe('not_required');
});

test('an action has the time at which it was recorded, if that is known', async () => {
  const time = '2026-11-20T12:09:00.000Z';
  const done = { survey_completed: true, action_times: { survey_completed: time } };
  const [row, earlier] = await read([log('h', done), log('g', { survey_completed: true })]);
  expect(row?.action_times).toEqual({
    ...{ complete_survey: Date.parse(time), read_guidance: null, call_supervisor: null },
  });
  expect(earlier).toMatchObject({
    actions: { complete_survey: 'done' },
    action_times: { complete_survey: null },
  });
});

test('a drink has its time and is never required', async () => {
  const time = '2026-11-20T12:09:00.000Z';
  const [row, other] = await read([
    log('h', { drink_logged: true, action_times: { drink_logged: time } }),
    log('g'),
  ]);
  expect([row?.drink, other?.drink]).toEqual([Date.parse(time), null]);
  expect(Object.keys(row?.actions ?? {})).toHaveLength(3);
});

test('[ALERT-18] it is resolved with its actions and a re-test below the level', async () => {
  const cleared = { re_measurement_id: 'second', cleared_time: '2026-11-20T12:43:00.000Z' };
  const [open] = await read([log('h', cleared)]);
  expect(open).toMatchObject({ isResolved: false, due: null, retest: { value: 50 } });
  const [done] = await read([log('h', { ...cleared, survey_completed: true })]);
  expect(done).toMatchObject({ isResolved: true, actions: { complete_survey: 'done' } });
});

test('without the alert the rule says what is required, and a test that is not here has no value', async () => {
  const [row] = await read([
    log('h', { compliance_alert_log_id: 'none', ori_measurement_id: 'elsewhere' }),
  ]);
  expect(row).toMatchObject({ test: null, due: null, actions: { call_supervisor: 'open' } });
});

test('[ALERT-32] dismissed ones are left out; a worker sees their own', async () => {
  const rows = await read([log('h'), log('i', { active: false })], 'ann');
  expect(
    rows.map(({ high_risk_id, isManaged, isOwn }) => [high_risk_id, isManaged, isOwn]),
  ).toEqual([['h', false, true]]);
});
