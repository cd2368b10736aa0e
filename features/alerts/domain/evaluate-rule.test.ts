import { expect, test } from 'vitest';
import { evaluateRule, targetOf } from './evaluate-rule.ts';
import { defaultTrigger } from './rule-defaults.ts';
import type { ScopePerson } from './scope-person.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 25, 9);
const triggerOf = (kind: Parameters<typeof defaultTrigger>[0], more: object = {}) => ({
  ...{ ...defaultTrigger(kind, { now, timezone: 'UTC' }), ...more },
});
const person = (user_id: string, days: number): ScopePerson => ({
  ...{ user_id, tag_ids: ['pit'], newest: null, last_measured: now - days * day },
});
const data = { now, people: [person('ann', 9.9), person('bob', 2)], places: [] };

test('reminders and status rules have no targets', () => {
  for (const kind of ['periodic', 'status'] as const) {
    expect(evaluateRule(triggerOf(kind), data)).toEqual([]);
  }
});

test('days without a test count whole days for each person', () => {
  const metric = { metric: 'days_since_last_measurement', threshold: 9 };
  const trigger = triggerOf('conditional', metric);
  const [ann, bob] = evaluateRule(trigger, data);
  expect(ann).toMatchObject({
    target: 'ann',
    finding: { kind: 'firing' },
    value: { time: now, value: 9 },
  });
  expect(bob).toMatchObject({ target: 'bob', finding: { kind: 'ok' }, value: { value: 2 } });
  expect(ann && targetOf(trigger, ann)).toEqual({
    ...{ kind: 'untested', user_id: 'ann', tag_ids: ['pit'], days: 9 },
  });
});

test('a place without a value has no data, one with a value is named with it', () => {
  const trigger = triggerOf('conditional');
  const place = { tag_ids: ['digger', 'pit'], zone: 'Asia/Dubai', forecast: null };
  const evaluate = (current: { time: number; value: number } | null) => {
    const [result] = evaluateRule(trigger, { now, people: [], places: [{ ...place, current }] });
    return result && { finding: result.finding.kind, shown: targetOf(trigger, result) };
  };
  expect(evaluate(null)).toEqual({
    ...{ finding: 'no_data', shown: { kind: 'no_data', tag_ids: place.tag_ids } },
  });
  expect(evaluate({ time: now, value: 41 })).toEqual({
    finding: 'firing',
    shown: {
      ...{ kind: 'place', tag_ids: place.tag_ids, metric: 'heat_index', time: now, value: 41 },
    },
  });
});
