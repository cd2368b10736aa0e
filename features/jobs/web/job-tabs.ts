import { noticeTab } from '#tags/web';
import type { TagTab } from '#tags/web';

/**
 * The tabs of a job's page, in their order; the first is the page itself. A tab of jobs is added here.
 *
 * @param people the tabs about people, which a higher word gives
 */
export function jobTabs(people: readonly TagTab[]): readonly TagTab[] {
  return [
    {
      key: 'risk',
      word: 'Risk assessment',
      load: async () => (await import('./assessment/risk-assessment.tsx')).RiskAssessment,
    },
    noticeTab,
    ...people,
  ];
}
