import { expect, test } from 'vitest';
import type { ComplianceFacts } from '#compliance/domain';
import { chosenFacts, matcherOf } from './report-filter.ts';

const filter = { tag_ids: [], job_ids: ['weld', 'dig'], location_ids: ['pit'] };
const place = (tag_id: string, type: 'job' | 'location') => ({
  ...{ tag_id, name: tag_id, type, isComplete: true },
});
const alert = (notice_id: string, tag_ids: string[]) => ({
  ...{ user_id: 'a', name_first: 'A', name_last: 'B', notice_id, reason: 'now', sent: 0 },
  ...{ minutes: null, is_done: false, tag_ids },
});

test('tags match with one label of each list that is not empty', () => {
  const matches = matcherOf(filter);
  expect(matches(['dig', 'pit', 'other'])).toBe(true);
  expect(matches(['dig', 'weld'])).toBe(false);
  expect(matches([])).toBe(false);
  expect(matcherOf({ tag_ids: [], job_ids: [], location_ids: [] })([])).toBe(true);
});

test('a filter leaves the alerts and rules of its labels, and its jobs and locations', () => {
  const facts: ComplianceFacts = {
    ...{ people: [], retests: [], actions: [], courses: [] },
    alerts: [alert('one', ['dig', 'pit']), alert('two', ['dig'])],
    rules: [
      { alert_rule_id: 'both', kind: 'status', tag_ids: ['weld', 'pit'] },
      { alert_rule_id: 'all', kind: 'status', tag_ids: [] },
    ],
    tags: [place('dig', 'job'), place('cook', 'job'), place('pit', 'location')],
  };
  const chosen = chosenFacts(facts, filter);
  expect(chosen.alerts.map(({ notice_id }) => notice_id)).toEqual(['one']);
  expect(chosen.rules.map(({ alert_rule_id }) => alert_rule_id)).toEqual(['both']);
  expect(chosen.tags.map(({ tag_id }) => tag_id)).toEqual(['dig', 'pit']);
  expect(chosenFacts(facts, { tag_ids: [], job_ids: [], location_ids: [] })).toBe(facts);
  // Without chosen jobs those of the people.
  const tests = { done: 0, of: 0 };
  const people = [
    {
      user_id: 'a',
      name_first: 'A',
      name_last: 'B',
      tag_ids: ['cook', 'pit'],
      tests,
      isNeverTested: true,
    },
  ];
  const atPit = chosenFacts({ ...facts, people }, { ...filter, job_ids: [] });
  expect(atPit.tags.map(({ tag_id }) => tag_id)).toEqual(['cook', 'pit']);
});
