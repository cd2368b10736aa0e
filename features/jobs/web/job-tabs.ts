import { noticeTab } from '#tags/web';
import type { TagTab } from '#tags/web';

/**
 * The tabs of a job's page, in order; the first is the page itself. Add new ones here.
 *
 * @param people the tabs about people from a higher feature
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
