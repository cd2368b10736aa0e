import { expect, test } from 'vitest';
import type { StatusTrigger } from '#alerts/contract';
import { stepStatus } from './follow-people.ts';
import type { ScopePerson } from './scope-person.ts';

const now = Date.UTC(2026, 10, 25, 9);
const rule: StatusTrigger = {
  ...{ kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
};
const person = (user_id: string, status: 'severe' | 'hydrated'): ScopePerson => ({
  ...{ user_id, tag_ids: ['pit'], last_measured: now },
  newest: { user_id, measurement_id: user_id, time: now, value: 100, status },
});

test('one alert is about all people at the level, and each of them has a step', () => {
  const people = [person('ann', 'severe'), person('bob', 'hydrated'), person('cid', 'severe')];
  const { steps, alerting } = stepStatus(
    rule,
    people.map((each) => ({ person: each, log: null, isKnown: each.user_id === 'cid' })),
    now,
  );
  expect(steps.map(({ step }) => step.kind)).toEqual(['open', 'none', 'none']);
  // The test of the third was followed before.
  expect(alerting.map(({ user_id }) => user_id)).toEqual(['ann']);
});
