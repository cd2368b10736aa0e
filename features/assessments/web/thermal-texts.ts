import { riskLimits } from '#heat/domain';
import { factorTexts } from '#jobs/contract';
import type { FactorChange } from '#heat/domain';

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
  cannot: 'No change of the work alone is enough in this weather.',
  isLow: 'The risk is low: nothing need change.',
  makeJob: 'The job’s form opens with the 13 answers filled in; Update there saves them.',
} as const;

/** A change in words: 'Sun exposure: full shade (−2)'. */
export function changeText({ factor, from, to }: FactorChange): string {
  const { title, choices } = factorTexts[factor];
  const label = choices.find(([points]) => points === to)?.[1] ?? '';
  return `${title}: ${label.toLowerCase()} (−${String(from - to)})`;
}
