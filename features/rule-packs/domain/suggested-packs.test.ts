import { expect, test } from 'vitest';
import { builtInPacks } from './packs/built-in-packs.ts';
import { suggestedPacks } from './suggested-packs.ts';

test.each([
  ['US', 'CA', ['us-osha-2024', 'us-ca-3395', 'us-ca-3396']],
  ['US', 'MD', ['us-osha-2024', 'us-md-09-12-32']],
  ['US', 'TX', ['us-osha-2024']],
  ['QA', '01', ['qa-17-2021']],
  ['AE', '03', ['ae-44-2022']],
  ['AU', '08', []],
])('the packs of %s %s', (country, state, expected) => {
  const found = suggestedPacks(builtInPacks, { country, state });
  expect(found.map(({ rule_pack_id }) => rule_pack_id)).toEqual(expected);
});
