import { expect, test } from 'vitest';
import { packContent } from '#rule-packs/contract';
import { packChanges } from './pack-changes.ts';
import { builtInPacks } from './packs/built-in-packs.ts';

test('the changes of a version name its fields and duties', () => {
  const oregon = builtInPacks.find(({ rule_pack_id }) => rule_pack_id.startsWith('us-or'))?.pack;
  if (oregon === undefined) throw new Error('no pack of Oregon');
  expect(packChanges(oregon, oregon)).toBe('');
  const [water, rest, ...others] = oregon.duties;
  if (water === undefined || rest === undefined) throw new Error('no duties');
  const changed = packContent.parse({
    ...{ ...oregon, name: 'Ours', valid_until: '2027-01-01' },
    duties: [{ ...water, text: 'Cold water' }, ...others, { ...rest, duty_key: 'rest_new' }],
  });
  expect(packChanges(oregon, changed)).toBe(
    `name; valid until; duty “Cold water” changed; duty “${rest.text}” added; duty “${rest.text}” removed`,
  );
});

test('built-in packs pass the schema that checks the copies of an organisation', () => {
  for (const { pack } of builtInPacks) expect(packContent.parse(pack)).toEqual(pack);
  expect(new Set(builtInPacks.map(({ pack }) => pack.name)).size).toBe(builtInPacks.length);
});

const noon = {
  ...{ metric: 'clock', from: '12:00', until: '13:00', first_day: '06-01', last_day: '08-31' },
};

test.each([
  ['a rest as long as the time between two', { duties: [rest({ minutes: 60, every: 60 })] }],
  ['a scheduled rest without minutes', { duties: [rest({ minutes: null, every: 60 })] }],
  ['two duties with one key', { duties: [rest({}), rest({})] }],
  ['an option that the pack does not have', { duties: [rest({ option: 'z' })] }],
  ['options without a choice', { options: [{ key: 'a', name: 'A' }] }],
  ['an end before its beginning', { valid_from: '2026-02-01', valid_until: '2026-01-31' }],
  ['a day that does not exist', { valid_from: '2026-02-30' }],
  ['no duties', { duties: [] }],
  ['a script as source', { source_url: 'javascript:alert(1)' }],
  ['a clock that does not exist', { duties: [rest({ triggers: [{ ...noon, until: '24:00' }] })] }],
  [
    'a clock over midnight',
    { duties: [rest({ triggers: [{ ...noon, from: '22:00', until: '04:00' }] })] },
  ],
  ['a clock without a minute', { duties: [rest({ triggers: [{ ...noon, until: '12:00' }] })] }],
  [
    'a season that does not exist',
    { duties: [rest({ triggers: [{ ...noon, last_day: '13-01' }] })] },
  ],
])('a pack with %s is refused', (_, change) => {
  expect(packContent.safeParse({ ...plain(), duties: [rest({})] }).success).toBe(true);
  expect(packContent.safeParse({ ...plain(), duties: [rest({})], ...change }).success).toBe(false);
});

function rest(change: object) {
  return {
    ...{ duty_key: 'rest', kind: 'rest', by: 'pack', minutes: 10, every: 120, triggers: [] },
    ...{ text: 'A rest', citation: 'Section 1', is_verified: true },
    ...change,
  };
}

function plain() {
  return {
    ...{ name: 'Ours', country: 'US', state: null, status: 'in_force', note: 'Ours', source: 'Us' },
    ...{ valid_from: null, valid_until: null, source_url: null, options: [], option: null },
    exemptions: [],
  };
}
