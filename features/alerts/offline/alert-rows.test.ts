import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { alertRuleList, alertRuleOne } from './alert-rows.ts';

const rule = (alert_rule_id: string, created: string, more: object = {}) => ({
  ...{ alert_rule_id, tag_ids: ['pit', 'weld', 'old'], active: true, type: 'status' },
  ...{ created_time: `2026-11-${created}T00:00:00.000Z`, ...more },
});
const tag = (tag_id: string, type: string, active = true) => ({
  ...{ tag_id, name: tag_id.toUpperCase(), type, active, is_hidden: false, metadata: {} },
});
const log = (id: string, alert_rule_id: string | null, created_time: string) => ({
  ...{ compliance_alert_log_id: id, alert_rule_id, created_time },
});
const tables: Record<string, object[]> = {
  alert_rules: [rule('a', '01'), rule('b', '02'), rule('gone', '03', { active: false })],
  tags: [tag('pit', 'location'), tag('weld', 'job'), tag('old', 'job', false)],
  compliance_alert_logs: [
    ...[log('1', 'a', '2026-11-20T08:00:00.000Z'), log('2', 'a', '2026-11-21T08:00:00.000Z')],
    log('3', null, '2026-11-22T08:00:00.000Z'),
  ],
};
const copy: Copy = {
  rows: <Row extends object>(table: string) =>
    new Map(
      (tables[table] ?? []).map((row) => [String(Object.values(row)[0]), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
};
const context = { now: Date.parse('2026-11-25T00:00:00Z'), user_id: 'ann' };

test('[ALERT-67] the rules are read from the copy, with names and the last alert', async () => {
  const rules = await alertRuleList.run(copy, {}, context);
  expect(rules.map(({ alert_rule_id, last_alert }) => [alert_rule_id, last_alert])).toEqual([
    ['b', null],
    ['a', Date.parse('2026-11-21T08:00:00Z')],
  ]);
  expect(rules[0]).toMatchObject({ jobs: ['WELD'], locations: ['PIT'] });
});

test('[ALERT-67] a deleted rule is not found', async () => {
  expect(await alertRuleOne.run(copy, { alert_rule_id: 'a' }, context)).toMatchObject({
    alert_rule_id: 'a',
  });
  expect(await alertRuleOne.run(copy, { alert_rule_id: 'gone' }, context)).toBeNull();
});
