import type { TagLooks, TagTab } from '#tags/web';

/** The tab of a job with its 13 factors. */
export const riskTab: TagTab = {
  key: 'risk',
  word: 'Risk assessment',
  load: async () => (await import('./assessment/risk-assessment.tsx')).RiskAssessment,
};

/** Parts of the list and the page of jobs. */
export async function loadJobLooks(): Promise<TagLooks> {
  return (await import('./job-looks.tsx')).jobLooks;
}
