import type { OutsideReason } from '#assessments/contract';
import { riskLimits } from '#heat/domain';

/** Texts of the thermal assessment. */
export const thermalTexts = {
  title: 'Dehydration risk assessment',
  sentence:
    'Try out the risk of work in the heat. Nothing changes for a job until you choose to save it there.',
  needsConnection: 'Connect to save.',
  lookUpNeedsLine: 'Connect to look up the weather.',
  filled: (name: string) => `Filled in from ${name}.`,
  cleared: 'Assessment cleared.',
  notAssessed: (name: string) => `${name} is not assessed yet.`,
  notPlaced: (name: string) => `${name} has no coordinates yet.`,
  noWeather: (name: string) => `No weather is available for ${name} now.`,
  saved: 'Assessment saved.',
  deleted: (name: string) => `${name} deleted.`,
  restored: (name: string) => `${name} restored.`,
  undo: 'Undo',
  noneYet:
    'Saved assessments appear here. You can open them, print them or use them as a starting point.',
  gone: 'The address may be wrong, or the assessment may have been deleted.',
  unfinished: 'The score appears once work, air and heat are answered.',
  changesTo: (most: number) =>
    most === riskLimits.extreme ? `To ${String(most)} or less` : `Under ${String(most + 1)}`,
  changes: 'Safe changes',
  coolerHour: 'Move the work to a cooler hour.',
  methods: 'Screening and measurement',
  stricter: 'If they differ, follow the stricter one.',
  openMonitoring: 'Select a location in Monitoring',
  impermeable: 'Clothing does not let air or vapour through',
  impermeableAbout:
    'For example, chemical suits or rain gear. This method does not cover such clothing.',
  outside: {
    clothing:
      'This method does not cover clothing that does not let vapour through. Use a level 2 or 3 assessment (WBGT, heat strain or body monitoring).',
    heat_index:
      'Air this hot or humid is outside the heat index chart. Use a level 2 or 3 assessment (WBGT, heat strain or body monitoring).',
  } satisfies Record<OutsideReason, string>,
  atLeast: 'The risk may be higher than this score.',
  isLow: 'The risk is low. No changes are needed.',
  makeJob: 'The job’s form opens with the 13 answers filled in. Select Update there to save them.',
} as const;
