import { expect, test } from 'vitest';
import { dutyKinds } from '#rule-packs/contract';
import type { Trigger } from '#rule-packs/contract';
import { builtInPacks } from '#rule-packs/domain';
import {
  dutyGroups,
  fieldsOfServer,
  newTrigger,
  numberOf,
  readDraft,
  sharesOf,
  withDuty,
  withDutyBack,
  withNewDuty,
  withoutDuty,
} from './pack-draft.ts';

const base = builtInPacks[0]?.pack;
if (base === undefined) throw new Error('no packs');

test.each(dutyKinds)('a new duty of the kind %s needs only its texts', (kind) => {
  const draft = withNewDuty(withNewDuty(base, kind), kind);
  const at = draft.duties.length - 1;
  expect(readDraft(draft).errors).toMatchObject({
    [`duties.${String(at)}.text`]: 'Enter what the duty is',
    [`duties.${String(at)}.citation`]: 'Enter the citation',
  });
  const filled = draft.duties.reduce((found, duty, nth) => {
    const words = duty.text === '' ? { text: 'A duty', citation: 'Section 1' } : {};
    return withDuty(found, nth, { ...duty, ...words });
  }, draft);
  expect(readDraft(filled).errors).toBeNull();
  expect(withoutDuty(filled, at).duties).toHaveLength(at);
});

test.each<Trigger['metric']>([
  ...(['air_f', 'heat_index_f', 'air_or_heat_index_f', 'wbgt_c', 'niosh', 'clock'] as const),
])('a new trigger of %s is valid', (metric) => {
  const [first] = base.duties;
  if (first === undefined) throw new Error('no duties');
  const draft = withDuty(base, 0, { ...first, triggers: [newTrigger(metric)] });
  expect(readDraft(draft).errors).toBeNull();
});

test('numbers and shares that cannot be read are refused at their field', () => {
  expect(numberOf(' 0,946 ')).toBe(0.946);
  expect([numberOf(''), numberOf('ten'), numberOf('1e9')]).toEqual([NaN, NaN, NaN]);
  expect(sharesOf('20, 40/60;80')).toEqual([20, 40, 60, 80]);
  expect(sharesOf('')).toEqual([]);
  const at = base.duties.findIndex(({ kind }) => kind === 'water');
  const duty = base.duties[at];
  if (duty?.kind !== 'water') throw new Error('no water');
  const wrong = withDuty(base, at, { ...duty, litres_per_hour: numberOf('much') });
  expect(readDraft(wrong).errors).toEqual({
    [`duties.${String(at)}.litres_per_hour`]: 'Enter a number from 0.1 to 3',
  });
});

test.each([
  ['22:00', '04:00'],
  ['12:00', '12:00'],
])('a clock from %s to %s is refused at its end', (from, until) => {
  const [first] = base.duties;
  if (first === undefined) throw new Error('no duties');
  const clock = { ...newTrigger('clock'), from, until } as Trigger;
  expect(readDraft(withDuty(base, 0, { ...first, triggers: [clock] })).errors).toEqual({
    'duties.0.triggers.0.until':
      'Until must be later than From. For a time past midnight, add two limits',
  });
});

test('a removed duty returns to its place, once', () => {
  const duty = base.duties[1];
  if (duty === undefined) throw new Error('no duties');
  const less = withoutDuty(base, 1);
  expect(withDutyBack(less, 1, duty)).toEqual(base);
  expect(withDutyBack(base, 1, duty)).toBe(base);
});

test('duties are grouped by the option that they belong to', () => {
  const oregon = builtInPacks.find(({ rule_pack_id }) => rule_pack_id === 'us-or-437-002-0156');
  if (oregon === undefined) throw new Error('no pack');
  const groups = dutyGroups(oregon.pack);
  expect(groups.map(({ option, isFollowed }) => [option?.key ?? null, isFollowed])).toEqual([
    ...[[null, true] as const, ['a', true] as const, ['b', false] as const, ['c', false] as const],
  ]);
  const at = groups.flatMap(({ duties }) => duties.map((each) => each.at));
  expect(at.toSorted((a, b) => a - b)).toEqual(oregon.pack.duties.map((_, nth) => nth));
  expect(dutyGroups(base).map(({ option }) => option)).toEqual([null]);
});

test('messages of the server are shown at the fields of the form', () => {
  expect(fieldsOfServer({ 'pack.duties.2.minutes': 'a', pack: 'b', other: 'c' })).toEqual({
    ...{ 'duties.2.minutes': 'a', name: 'b', other: 'c' },
  });
});
