import { expect, test } from 'vitest';
import type { AlertTrigger, RuleRuns } from '#alerts/contract';
import { defaultTrigger } from '#alerts/domain';
import type { NamedRule } from '#alerts/offline';
import { alertTexts } from '../alert-texts.ts';
import { ruleSearch } from '../rule-search.ts';
import { ruleRows, shownRules } from './rule-rows.ts';

const place = { now: Date.parse('2026-11-25T22:03:00Z'), timezone: 'Australia/Perth' };
const rule = (kind: AlertTrigger['kind'], more: Partial<NamedRule> = {}): NamedRule => ({
  ...{ alert_rule_id: kind, enabled: true, use_roster: false, active: true, type: kind },
  trigger: { ...defaultTrigger(kind, place), next_run_at: null },
  ...{ channels: { push: true, email: true, sms: false, webhook: false }, tag_ids: [] },
  ...{ jobs: ['Welder'], locations: ['North Pit'], last_alert: null },
  ...{ created_time: '', modified_time: '2026-11-25T22:03:00.000Z', ...more },
});
const site = {
  unit: 'F',
  zone: 'Australia/Perth',
  runs: undefined,
  nameOf: (tag_id: string) => `Place ${tag_id}`,
} as const;
const none = new Map<string, Partial<NamedRule>>();

test('a row says in words what the rule does', () => {
  const [row] = ruleRows([rule('conditional')], none, site);
  expect(row).toMatchObject({
    ...{ type: 'Condition', sentence: 'Heat index >= 104 °F, every 60 min' },
    ...{ channels: ['push', 'email'], run: { text: 'Every 60 min', time: null } },
  });
});

test('a reminder has its next run, another rule how often it is evaluated', () => {
  const next_run_at = '2026-11-25T22:05:00.000Z';
  const runs = ruleRows(
    [
      rule('periodic', { trigger: { ...defaultTrigger('periodic', place), next_run_at } }),
      rule('periodic'),
      rule('status'),
      rule('aggregate_percent'),
      rule('status', { enabled: false }),
    ],
    none,
    site,
  ).map(({ run }) => run.text);
  expect(runs).toEqual([
    ...['Next 26 Nov 2026, 06:05', 'Ended', 'With each test', 'Every 15 min', 'Off'],
  ]);
});

test('the next run is in the zone of the reminder, which the sentence names', () => {
  const next_run_at = '2026-11-25T22:05:00.000Z';
  const trigger = { ...defaultTrigger('periodic', place), next_run_at };
  const [row] = ruleRows([rule('periodic', { trigger })], none, {
    ...site,
    unit: 'C',
    zone: 'UTC',
  });
  expect(row?.sentence).toBe('Every day at 06:05 (Australia/Perth)');
  expect(row?.run.text).toBe('Next 26 Nov 2026, 06:05');
});

test('a row says when its rule last ran, what was missed, and why there is no data', () => {
  const shown = (kind: AlertTrigger['kind'], more: Partial<RuleRuns>, trigger: object = {}) => {
    const runs = { alert_rule_id: kind, last_run_at: null, missed: 0, no_data: [], ...more };
    const changed = { ...defaultTrigger(kind, place), ...trigger, next_run_at: null };
    const given = rule(kind, { trigger: changed as NamedRule['trigger'] });
    return ruleRows([given], none, { ...site, runs: [runs] })[0]?.runs;
  };
  expect(shown('periodic', {})).toEqual({ last: null, missed: '', noData: '' });
  expect(shown('aggregate_percent', { last_run_at: 5, missed: 1 })).toEqual({
    ...{ last: 5, missed: '1 run missed in 7 days', noData: '' },
  });
  const no_data = [['a'], ['b', 'c'], ['d']];
  const heat = (enable_forecast: boolean) =>
    shown('conditional', { no_data }, { metric: 'heat_index', enable_forecast })?.noData;
  expect(heat(false)).toBe('The weather is unknown at Place a and 2 others');
  expect(heat(true)).toBe('The weather or its forecast is unknown at Place a and 2 others');
  expect(shown('conditional', { no_data: [['b', 'c']] }, { metric: 'risk_score' })?.noData).toBe(
    'The weather or the risk is unknown at Place b, Place c',
  );
  // It runs with each test, and has no run at a time.
  expect(shown('status', {})).toBeUndefined();
  expect(ruleRows([rule('periodic')], none, site)[0]?.runs).toBeUndefined();
});

test('a rule without a job or a location says so', () => {
  expect(alertTexts.noneLeft({ jobs: [], locations: ['Pit'] })).toBe(
    'No job left: this rule notifies no one',
  );
  expect(alertTexts.noneLeft({ jobs: ['Welder'], locations: [] })).toBe(
    'No location left: this rule notifies no one',
  );
  expect(alertTexts.noneLeft({ jobs: ['Welder'], locations: ['Pit'] })).toBeNull();
});

test('a change that is being sent is shown at once', () => {
  const rules = [rule('status'), rule('conditional')];
  const changing = new Map<string, Partial<NamedRule>>([
    ['status', { enabled: false }],
    ['conditional', { active: false }],
  ]);
  const rows = ruleRows(rules, changing, site);
  expect(rows.map((row) => [row.rule.type, row.rule.enabled])).toEqual([['status', false]]);
});

test.each([
  [{ search: 'north heat' }, ['conditional']],
  [{ search: 'email' }, ['conditional', 'status']],
  [{ type: 'status' as const }, ['status']],
  [{ enabled: false }, ['status']],
  [{ search: 'nothing' }, []],
])('search and filter %j', (query, types) => {
  const rows = ruleRows([rule('conditional'), rule('status', { enabled: false })], none, site);
  const found = shownRules(rows, { ...ruleSearch.defaults, ...query });
  expect(found.map((row) => row.rule.type)).toEqual(types);
});

test('filter and order are kept in the address, and invalid values are left out', () => {
  expect(ruleSearch.validate({ type: 'status', enabled: false, sort: 'type' })).toEqual({
    ...{ type: 'status', enabled: false, sort: 'type' },
  });
  expect(ruleSearch.validate({ type: 'storm', enabled: 'yes' })).toEqual({});
});
