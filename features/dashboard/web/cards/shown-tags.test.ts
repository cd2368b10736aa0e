import { expect, test } from 'vitest';
import type { TagStatusRow } from '#dashboard/offline';
import { shownTags } from './shown-tags.ts';

const row = (name: string, type: string, counts: Partial<TagStatusRow['counts']>) => ({
  ...{ tag_id: name, name, type },
  counts: { hydrated: 0, mild: 0, moderate: 0, severe: 0, invalid: 0, not_tested: 0, ...counts },
});
const rows = [
  row('Crew', 'default', { hydrated: 4, not_tested: 2 }),
  row('Idle', 'default', { not_tested: 3, invalid: 1 }),
  row('Pit', 'default', { hydrated: 3, moderate: 1 }),
  row('Welder', 'job', { severe: 1 }),
];

test('the driest of a kind come first; untested people are counted separately', () => {
  const { tags, hidden } = shownTags(rows, 'default', false);
  expect(tags.map(({ name }) => name)).toEqual(['Pit', 'Crew']);
  expect(tags[1]).toMatchObject({ counts: [4, 0, 0, 0], others: [0, 2] });
  expect(hidden).toBe(1);
});

test('[DASH-25] empty tags come last on request', () => {
  const { tags, hidden } = shownTags(rows, 'default', true);
  expect(tags.map(({ name }) => name)).toEqual(['Pit', 'Crew', 'Idle']);
  expect(hidden).toBe(0);
});
