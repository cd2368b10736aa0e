import { expect, test } from 'vitest';
import { itemIds, itemOf, sectionIds } from '#programme/contract';
import type { AnsweredItem, AnswerId, ItemId } from '#programme/contract';
import { changedAnswers, gapsOf, itemsOfSection, resultOf } from './result.ts';

const of = (item_id: ItemId, answer: AnswerId | null, due_date: string | null = null) =>
  ({ item_id, answer, note: '', owner_user_id: null, owner_name: null, due_date }) as AnsweredItem;

test('every section has items, and about 30 there are', () => {
  expect(itemIds.length).toBe(33);
  for (const section of sectionIds) expect(itemsOfSection(section).length).toBeGreaterThan(2);
  expect(itemOf('rest_high').paragraph).toBe('(f)(2)');
});

test('[SET-13] Partly counts half, and what does not apply or is not answered does not count', () => {
  const { percent, sections, gaps, unanswered } = resultOf([
    ...[of('water_amount', 'yes'), of('water_near', 'partly'), of('water_checked', 'no')],
    ...[of('rest_shade', 'yes'), of('rest_indoor', 'not_applicable'), of('rest_high', 'partly')],
    ...[of('records_heat', 'not_applicable'), of('records_illness', 'not_applicable')],
    of('plan_written', null),
  ]);
  expect(sections).toMatchObject({ water: 50, rest: 75, records: null, plan: null });
  expect([percent, gaps, unanswered]).toEqual([60, 3, 33 - 8]);
  expect(resultOf([])).toMatchObject({ percent: null, gaps: 0, unanswered: 33 });
  expect(resultOf(itemIds.map((id) => of(id, 'not_applicable'))).percent).toBeNull();
  expect(resultOf(itemIds.map((id) => of(id, 'yes'))).percent).toBe(100);
});

test('gaps are sorted by severity, then the answer, then the due date', () => {
  const sorted = gapsOf([
    ...[of('records_heat', 'no'), of('plan_metric', 'partly'), of('plan_coordinator', 'no')],
    ...[of('rest_shade', 'partly', '2026-12-24'), of('water_near', 'partly', '2026-12-01')],
    ...[of('water_amount', 'partly'), of('plan_written', 'no'), of('training_first', 'yes')],
  ]);
  expect(sorted.map(({ item_id }) => item_id)).toEqual([
    ...['plan_written', 'water_near', 'rest_shade', 'water_amount'],
    ...['plan_coordinator', 'plan_metric', 'records_heat'],
  ]);
});

test('two checks differ in the answers that changed, were added or withdrawn', () => {
  const before = [of('plan_written', 'no'), of('water_near', 'yes'), of('rest_shade', 'yes')];
  const after = [of('plan_written', 'yes'), of('water_near', 'yes'), of('records_heat', 'no')];
  expect(changedAnswers(before, after)).toEqual([
    { item_id: 'plan_written', before: 'no', after: 'yes' },
    { item_id: 'rest_shade', before: 'yes', after: null },
    { item_id: 'records_heat', before: null, after: 'no' },
  ]);
});
