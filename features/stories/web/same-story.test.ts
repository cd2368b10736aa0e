import { expect, test } from 'vitest';
import type { OwnStory } from '#stories/contract';
import { isSameStory } from './same-story.ts';

const stored: OwnStory = {
  ...{ story_id: 's', title: 'Shade first', text: 'More shade', has_picture: true },
  ...{ state: 'Submitted', consent: true, reason: '', changed_time: '' },
};
const sent = { title: ' Shade  first', text: 'More shade\n', consent: true, image: 'x' };

test('[REF-03] a story that is stored as it was sent is the same', () => {
  expect(isSameStory(stored, { ...sent, state: 'Submitted' })).toBe(true);
});

test.each([
  { ...sent, state: 'Draft' as const },
  { ...sent, state: 'Submitted' as const, text: 'Less shade' },
  { ...sent, state: 'Submitted' as const, title: 'Shade' },
  { ...sent, state: 'Submitted' as const, consent: false },
  { ...sent, state: 'Submitted' as const, image: null },
  sent,
])('[REF-03] the story %j was stored otherwise by an earlier try', (other) => {
  expect(isSameStory(stored, other)).toBe(false);
});
