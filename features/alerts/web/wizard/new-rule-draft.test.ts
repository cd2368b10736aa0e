import { expect, test } from 'vitest';
import { draftOfSearch } from './new-rule-draft.ts';
import { newRuleSearch } from './new-rule-search.ts';
import { blankDraft, triggerOfDraft } from './rule-draft.ts';

const place = { now: 0, timezone: 'UTC', unit: 'F' } as const;
const tags = [
  { tag_id: 'pit', type: 'location' },
  { tag_id: 'welder', type: 'job' },
] as const;
const read = (search: Record<string, unknown>, unit: 'C' | 'F' = 'F') =>
  draftOfSearch(newRuleSearch(search), tags, { ...place, unit });

test('the URL of a new rule fills in its condition and its locations', () => {
  const draft = read({
    ...{ metric: 'heat_index', operator_type: '>=', threshold: 32.22 },
    locations: 'pit,welder,gone',
  });
  expect(draft.trigger).toMatchObject({
    ...{ kind: 'conditional', metric: 'heat_index', operator_type: '>=', threshold: '90' },
  });
  expect([draft.locations, draft.jobs]).toEqual([['pit'], []]);
  expect(triggerOfDraft(draft.trigger, 'F').trigger).toMatchObject({ threshold: 32.22 });
  expect(read({ metric: 'temp', operator_type: '>', threshold: 37.7 }, 'C').trigger).toMatchObject({
    ...{ metric: 'temp', operator_type: '>', threshold: '37.7' },
  });
});

test('an invalid or empty URL gives the usual form', () => {
  const usual = blankDraft('conditional', place);
  expect(read({})).toEqual(usual);
  expect(read({ metric: 'mood', operator_type: 'near', threshold: 'hot', locations: 4 })).toEqual(
    usual,
  );
});
