import { expect, test } from 'vitest';
import type { Refusals } from '#people/domain';
import { bulkReason } from './bulk-reasons.ts';

const person = (refusals: Partial<Refusals> = {}) => ({
  is_hidden: false,
  refusals: {
    ...{ hide: null, remove: null, label: null, giveTags: null },
    ...{ mergeAway: null, mergeInto: null },
    ...refusals,
  },
});
const fine = person();
const admin = person({ remove: 'admin', mergeAway: 'admin' });
const foreign = person({
  ...{ hide: 'no', remove: 'no', label: 'no', giveTags: 'no' },
  ...{ mergeAway: 'no', mergeInto: 'no' },
});
const unread = person({ giveTags: 'unread' });

test.each([
  ['hide', [fine, foreign], null],
  ['hide', [foreign, foreign], 'no'],
  ['unhide', [foreign], 'no'],
  ['remove', [admin, fine], null],
  ['remove', [admin], 'admin'],
  ['addTags', [fine, fine], null],
  ['addTags', [fine, foreign], 'Not possible for 1 person in your selection'],
  ['removeTags', [foreign], 'no'],
  ['addTags', [unread], 'unread'],
  ['removeTags', [unread], null],
  ['merge', [fine], 'Select exactly two people'],
  ['merge', [fine, fine, fine], 'Select exactly two people'],
  ['merge', [fine, fine], null],
  ['merge', [admin, fine], null],
  ['merge', [fine, admin], null],
  ['merge', [admin, admin], 'admin'],
  ['merge', [fine, foreign], 'no'],
] as const)('%s with %j: %j', (action, chosen, reason) => {
  expect(bulkReason(action, chosen, true)).toBe(reason);
});

test('nothing is possible without a connection, and the reason says so', () => {
  expect(bulkReason('hide', [fine], false)).toBe('Connect to do this.');
});
