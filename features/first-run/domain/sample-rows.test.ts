import { expect, test } from 'vitest';
import { sampleField, sampleIdsOf } from './sample-rows.ts';

test.each([
  ['no sample data', {}, null],
  ['removed sample data', { [sampleField]: null }, null],
  ['a text', { [sampleField]: 'ann' }, null],
  ['people and tags', { [sampleField]: { user_ids: ['a'], tag_ids: ['t'] } }, [['a'], ['t']]],
  ['lists with other values', { [sampleField]: { user_ids: ['a', 1], tag_ids: 't' } }, [['a'], []]],
])('%s', (_, metadata, expected) => {
  const found = sampleIdsOf(metadata);
  expect(found && [[...found.user_ids], [...found.tag_ids]]).toEqual(expected);
});
