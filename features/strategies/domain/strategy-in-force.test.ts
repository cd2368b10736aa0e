import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPlan, strategyInForce } from './strategy-in-force.ts';

const row = (strategy_id: string, more: object = {}) => ({
  ...{ ...defaultPlan, strategy_id, scope: 'org' as 'org' | 'tag' | 'user', active: true },
  ...{ tag_id: null as string | null, user_id: null as string | null },
  ...more,
});
const person = { user_id: 'ann', tag_ids: ['day', 'pit'] };

test('the default plan is two tests a day, two hours apart, and half an hour after a bad one', () => {
  expect(strategyInForce([], person)).toBeNull();
  expect(defaultPlan).toMatchObject({
    ...{ tests_per_day: 2, min_gap_minutes: 120, retest_after_minutes: 30 },
  });
});

test('the most specific strategy applies: person, then tag, then organisation', () => {
  const all = row('1');
  const day = row('2', { scope: 'tag', tag_id: 'day', tests_per_day: 3 });
  const pit = row('3', { scope: 'tag', tag_id: 'pit', tests_per_day: 4 });
  const own = row('4', { scope: 'user', user_id: 'ann', tests_per_day: 1 });
  const others = [
    row('5', { scope: 'tag', tag_id: 'night' }),
    row('6', { scope: 'user', user_id: 'ben' }),
  ];
  expect(strategyInForce([...others, all], person)).toBe(all);
  expect(strategyInForce([...others, all, day, pit], person)).toBe(pit);
  expect(strategyInForce([...others, all, day, pit, own], person)).toBe(own);
  expect(strategyInForce([{ ...own, active: false }, all], person)).toBe(all);
});

const anyRow = fc.record({
  strategy_id: fc.uuid(),
  scope: fc.constantFrom('org' as const, 'tag' as const, 'user' as const),
  tag_id: fc.constantFrom('day', 'pit', 'night'),
  user_id: fc.constantFrom('ann', 'ben'),
  active: fc.boolean(),
  tests_per_day: fc.integer({ min: 1, max: 24 }),
});

test('the order of the rows does not matter, and a weaker strategy never replaces the one in force', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, {
        selector: ({ scope, tag_id, user_id }) => keyOf(scope, tag_id, user_id),
      }),
      fc.subarray(['day', 'pit', 'night']),
      (drawn, tag_ids) => {
        const rows = drawn.map((each) => row(each.strategy_id, targeted(each)));
        const found = strategyInForce(rows, { user_id: 'ann', tag_ids });
        const turned = strategyInForce(rows.toReversed(), { user_id: 'ann', tag_ids });
        expect(turned).toBe(found);
        const fitting = rows.filter(
          ({ scope, tag_id, user_id, active }) =>
            active &&
            (scope === 'org' ||
              user_id === 'ann' ||
              (scope === 'tag' && tag_ids.includes(tag_id ?? ''))),
        );
        expect(found === null).toBe(fitting.length === 0);
        for (const each of fitting) expect(weightOf(each)).toBeLessThanOrEqual(weightOf(found));
      },
    ),
  );
});

function keyOf(scope: string, tag_id: string, user_id: string): string {
  return scope === 'org' ? 'org' : scope === 'tag' ? tag_id : user_id;
}

function targeted({
  scope,
  tag_id,
  user_id,
  ...rest
}: {
  scope: string;
  tag_id: string;
  user_id: string;
}) {
  return {
    ...rest,
    scope,
    tag_id: scope === 'tag' ? tag_id : null,
    user_id: scope === 'user' ? user_id : null,
  };
}

function weightOf(found: ReturnType<typeof row> | null): number {
  if (found === null) return -1;
  return { org: 0, tag: 100 + found.tests_per_day, user: 1000 }[found.scope];
}
