import type { OutsideReason } from '#assessments/contract';
import { riskLimits } from '#heat/domain';

/** Texts of the thermal assessment. */
export const thermalTexts = {
  title: 'Dehydration risk assessment',
  sentence: 'What if: the risk of work in the heat, tied to no job until you say so.',
  needsLine: 'Saving needs a connection.',
  lookUpNeedsLine: 'The weather is looked up online only.',
  filled: (name: string) => `Filled in from ${name}.`,
  cleared: 'Assessment cleared.',
  notAssessed: (name: string) => `${name} is not assessed yet.`,
  notPlaced: (name: string) => `${name} has no coordinates yet.`,
  noWeather: (name: string) => `No weather is known of ${name} now.`,
  saved: 'Assessment saved.',
  deleted: (name: string) => `${name} deleted.`,
  restored: (name: string) => `${name} is back.`,
  undo: 'Undo',
  noneYet:
    'An assessment that is saved stands here as it was, to be opened, printed or started from.',
  gone: 'The address may be wrong, or it was deleted.',
  unfinished: 'There is a score as soon as work, air and heat are answered.',
  changesTo: (most: number) =>
    most === riskLimits.extreme ? `To ${String(most)} or less` : `Under ${String(most + 1)}`,
  changes: 'Safe changes',
  coolerHour: 'Move the work to a cooler hour.',
  methods: 'Screening and measurement',
  stricter: 'Where one of them is stricter, follow the stricter one.',
  openMonitoring: 'Choose a location in Monitoring',
  impermeable: 'Clothing lets no air or vapour through',
  impermeableAbout: 'Such as chemical suits or rain gear. This method does not cover it.',
  outside: {
    clothing:
      'Clothing that lets no vapour through is outside this method: use a level 2 or 3 assessment (WBGT, heat strain or body monitoring).',
    heat_index:
      'Air this hot or humid is beyond the chart of the heat index: use a level 2 or 3 assessment (WBGT, heat strain or body monitoring).',
  } satisfies Record<OutsideReason, string>,
  atLeast: 'The risk may be higher than this score.',
  isLow: 'The risk is low: nothing need change.',
  makeJob: 'The job’s form opens with the 13 answers filled in; Update there saves them.',
} as const;
