import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { defaultPlan } from '#strategies/domain';
import { strategyOfPerson } from './strategy-rows.ts';

const row = (strategy_id: string, tests_per_day: number, more: object = {}) => ({
  ...{ ...defaultPlan, strategy_id, tests_per_day, active: true },
  ...{ scope: 'org', tag_id: null, user_id: null },
  ...more,
});
const targetOf = async (user_id: string, strategies: readonly { strategy_id: string }[]) => {
  const people = ['ann', 'ben'].map((id) => [id, { user_id: id, tag_ids: ['pit'] }] as const);
  const rows = new Map(strategies.map((each) => [each.strategy_id, each]));
  const copy = {
    rows: (table: string) => (table === 'strategies' ? rows : new Map(people)),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
  const plan = await strategyOfPerson.run(copy, { user_id }, { now: 0, user_id });
  return plan.tests_per_day;
};

test('the target of a person is their own, that of a tag of theirs, of everybody, or the default', async () => {
  const everybody = row('1', 3);
  const pit = row('2', 4, { scope: 'tag', tag_id: 'pit' });
  const own = row('3', 5, { scope: 'user', user_id: 'ann' });
  expect(await targetOf('ann', [])).toBe(2);
  expect(await targetOf('ann', [everybody])).toBe(3);
  expect(await targetOf('ann', [everybody, pit])).toBe(4);
  expect(await targetOf('ann', [everybody, pit, own])).toBe(5);
  expect(await targetOf('ben', [everybody, own])).toBe(3);
  expect(await targetOf('stranger', [everybody, pit])).toBe(3);
});
