import type { ReportFields } from '#reports/contract';
import type { StrategyFields } from '#strategies/contract';
import { owner, workers } from './crew.ts';
import { demoId, foundedAt } from './demo-id.ts';
import { siteZone } from './site-day.ts';
import { crewTags } from './site-tags.ts';

const usual = { tests_per_day: 2, min_gap_minutes: 120, retest_after_minutes: 30 };

/** How often the site tests: everybody, who is new more often, and one of the crew most of all. */
export const siteStrategies: readonly StrategyFields[] = [
  strategy('everybody', { scope: 'org' }),
  strategy('new', {
    ...{ scope: 'tag', tag_id: crewTags.newStarters.tag_id },
    ...{ tests_per_day: 3, min_gap_minutes: 90 },
  }),
  strategy('watched', {
    ...{ scope: 'user', user_id: workers[3]?.user_id ?? null },
    ...{ tests_per_day: 4, min_gap_minutes: 60, retest_after_minutes: 20 },
  }),
];

/** What the site's owner is mailed. */
export const siteReport: ReportFields = {
  report_id: demoId(foundedAt, 'report'),
  name: 'Yesterday on site',
  contents: ['hydration'],
  filter: { tag_ids: [], job_ids: [], location_ids: [] },
  unit: 'day',
  hour: 5,
  timezone: siteZone,
  recipients: [owner.user_id],
  enabled: true,
};

/** Reports of so many days were sent before anybody looks. */
export const reportsSent = 5;

/** The id of the report that was sent at a time. */
export function reportRunId(due: number): string {
  return demoId(due, 'report run');
}

function strategy(key: string, more: Partial<StrategyFields>): StrategyFields {
  return {
    ...{ strategy_id: demoId(foundedAt, `strategy ${key}`), scope: 'org' },
    ...{ tag_id: null, user_id: null, ...usual, moments: ['before', 'during', 'after'] },
    ...more,
  };
}
