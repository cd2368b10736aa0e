import { categoryNames } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import type { ScoreDriver } from '#jobs/domain';
import { countOf, listText } from '#packages/kit';

/** Texts of the risk assessment. */
export const assessmentTexts = {
  categories: 'Risk category',
  categoriesAbout: 'Select a risk category to fill in its usual answers, then adjust the factors.',
  notAnswered: 'Not answered',
  needsConnection: 'Connect to save.',
  readOnly: 'Only admins can assess jobs. These are their answers.',
  filledIn: 'These answers come from a what-if assessment. Select Update to save them for the job.',
  score: 'Risk score',
  noScore: 'The score appears once all 13 factors are answered.',
  answered: (count: number) => `${String(count)} of 13 answered`,
  drives: 'What drives the score',
  nothingDrives: 'Nothing adds to the score yet.',
  more: (count: number) => countOf(count, 'more factor'),
  points: (points: number) => countOf(points, 'point'),
  lower: (points: number, category: RiskCategory) =>
    `${assessmentTexts.points(points)} fewer would make it ${categoryNames[category]}.`,
} as const;

/** The largest factors, in a sentence: 'Most of it is … and ….' */
export function driversSentence(drivers: readonly ScoreDriver[]): string {
  const score = drivers.reduce((sum, { points }) => sum + points, 0);
  const heaviest = drivers.slice(0, 3);
  if (heaviest.length === 0) return assessmentTexts.nothingDrives;
  const names = listText(
    heaviest.map(({ title, answer }) => `${title.toLowerCase()} (${answer.toLowerCase()})`),
  );
  const share = heaviest.reduce((sum, { points }) => sum + points, 0);
  return `${names[0]?.toUpperCase() ?? ''}${names.slice(1)}: ${String(share)} of ${assessmentTexts.points(score)}.`;
}
