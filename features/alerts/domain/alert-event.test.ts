import { expect, test } from 'vitest';
import { alertEvent } from './alert-event.ts';
import type { AlertTarget } from './alert-targets.ts';
import type { AlertContent } from './alert-text.ts';
import { defaultTrigger } from './rule-defaults.ts';

const at = Date.UTC(2026, 2, 5, 13, 42);
const parts = {
  ...{ alert_id: 'alert', rule_id: 'rule', origin: 'rule' as const },
  ...{ tags: [{ tag_id: 'pit', type: 'location', name: 'North pit' }], link: 'https://heat.test' },
};
const eventOf = (kind: 'status' | 'conditional' | 'aggregate_percent', targets: AlertTarget[]) => {
  const trigger = defaultTrigger(kind, { now: at, timezone: 'UTC' });
  const content: AlertContent = { reason: 'now', trigger, message: 'Ann Lee collapsed', targets };
  return alertEvent(content, parts);
};

test('a webhook learns how many people an alert is about, and no id, value or message', () => {
  const tested = (user_id: string): AlertTarget => ({
    ...{ kind: 'test', user_id, tag_ids: ['pit'], measurement_id: `test of ${user_id}` },
    ...{ status: 'severe', value: 187, time: at },
  });
  const event = eventOf('status', [tested('ann'), tested('bob')]);
  expect(event).toMatchObject({ alert_id: 'alert', people_count: 2, reading: null });
  expect(JSON.stringify(event)).not.toMatch(/ann|bob|187|collapsed/i);
});

test('the number of people of a group is left out, as it would describe each of them', () => {
  const people = [{ user_id: 'ann', tag_ids: ['pit'] }];
  const event = eventOf('aggregate_percent', [{ kind: 'group', people, samples: 1, affected: 1 }]);
  expect(event).toMatchObject({ people_count: null });
});

test('the reading of the worst place is in Celsius', () => {
  const place = (tag_id: string, value: number): AlertTarget => ({
    ...{ kind: 'place', tag_ids: [tag_id], metric: 'heat_index', value, time: at },
  });
  expect(eventOf('conditional', [place('pit', 41), place('mill', 46)])).toMatchObject({
    people_count: 0,
    reading: {
      ...{ metric: 'heat_index', value: 46, tag_ids: ['mill'], unit: 'celsius' },
      ...{ time: '2026-03-05T13:42:00.000Z', peak: null },
    },
  });
  const peak = { value: 48, time: at + 3_600_000 };
  const rising: AlertTarget = {
    ...{ kind: 'place', tag_ids: ['kiln'], metric: 'heat_index', value: 40, time: at, peak },
  };
  expect(eventOf('conditional', [place('pit', 41), rising])).toMatchObject({
    reading: { value: 40, peak: { value: 48, time: '2026-03-05T14:42:00.000Z' } },
  });
});
