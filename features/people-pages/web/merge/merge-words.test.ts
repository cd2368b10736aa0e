import { expect, test } from 'vitest';
import type { PersonCard } from '#people/domain';
import { mergeSentence } from './merge-words.ts';

const card = (name: string, more: Partial<PersonCard> = {}) =>
  ({
    ...{ user_id: name, name_first: name, name_last: 'Lee', email: null, labels: [] },
    ...{ has_picture: false, is_hidden: false },
    ...more,
  }) as unknown as PersonCard;
const label = (name: string) => ({ tag_id: name, name, type: 'default' }) as const;

test.each([
  [
    card('Ann'),
    card('Ana'),
    1,
    '1 test is moved to Ana Lee. Ann Lee is then removed. This cannot be undone.',
  ],
  [
    card('Ann', { labels: [label('day'), label('night')], email: 'ann@x.example' }),
    card('Ana', { labels: [label('day')] }),
    12,
    '12 tests and 1 tag are moved to Ana Lee. Ann Lee is then removed. This cannot be undone. ann@x.example can no longer be used to sign in.',
  ],
  [
    card('Ann', { has_picture: true }),
    card('Ana'),
    0,
    '0 tests are moved to Ana Lee. The picture is moved too. Ann Lee is then removed. This cannot be undone.',
  ],
])('a merge is described in words', (from, into, tests, sentence) => {
  expect(mergeSentence(from, into, tests)).toBe(sentence);
});
