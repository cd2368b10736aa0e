import { riskLevelNames } from '#heat/contract';
import type { Goal } from './explained.ts';

/** Texts that explain a risk. */
export const explainTexts = {
  heat: 'heat score',
  hazard: 'hazard',
  factors: 'job factors',
  wind: 'wind',
  /** '6 more factors score 1, 1 more scores 0' */
  more: (scores: readonly (readonly [count: number, points: number])[]) =>
    scores
      .filter(([count]) => count > 0)
      .map(([count, points], nth) => {
        const word = nth > 0 ? '' : count === 1 ? ' factor' : ' factors';
        return `${String(count)} more${word} ${count === 1 ? 'scores' : 'score'} ${String(points)}`;
      })
      .join(', '),
  fix: {
    high: `Changes to reach 60 or less (${riskLevelNames.high})`,
    low: `Changes to get under 28 (${riskLevelNames.low})`,
  } satisfies Record<Goal, string>,
  or: 'or',
  falls: 'Drops by itself',
  noHour: 'not in this forecast',
  source:
    'Basic Thermal Risk Assessment (AIOH, 2013) with the heat index of the US National Weather Service.',
  forecast: (source: string) => `Weather: ${source}`,
  byWbgt: (minutes: number) =>
    minutes === 0
      ? 'By outdoor WBGT: no work in this hour.'
      : `By outdoor WBGT: ${String(minutes)} min work${restWords(60 - minutes)} in this hour.`,
  countedWith: (clothing: string) => `Clothing: ${clothing.toLowerCase()}.`,
  assessment: 'Open the assessment',
  close: 'Close',
} as const;

function restWords(minutes: number): string {
  return minutes === 0 ? '' : `, ${String(minutes)} min rest`;
}
