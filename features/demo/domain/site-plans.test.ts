import { expect, test } from 'vitest';
import { owner } from './crew.ts';
import { reportRunId, siteReport, siteStrategies } from './site-plans.ts';

test('each strategy names what its scope wants and nothing else', () => {
  const named = siteStrategies.map(({ scope, tag_id, user_id }) => [
    scope,
    tag_id !== null,
    user_id !== null,
  ]);
  expect(named).toEqual([
    ['org', false, false],
    ['tag', true, false],
    ['user', false, true],
  ]);
  expect(new Set(siteStrategies.map(({ strategy_id }) => strategy_id)).size).toBe(3);
});

test('the report goes to the owner, and each time it was sent is another one', () => {
  expect(siteReport.recipients).toEqual([owner.user_id]);
  const day = 86_400_000;
  const ids = [1, 2, 3].map((nth) => reportRunId(Date.UTC(2026, 10, nth)));
  expect(new Set([...ids, siteReport.report_id]).size).toBe(4);
  expect(reportRunId(Date.UTC(2026, 10, 1))).toBe(ids[0]);
  expect(reportRunId(Date.UTC(2026, 10, 1) + day)).toBe(ids[1]);
});
