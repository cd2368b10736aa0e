import { sweatBand, sweatWords } from '#hydration/domain';
import type { KindOfTests } from '#hydration/offline';

/** Sentences of a person's page of sweat and other kinds. */
export const kindTexts = {
  help: 'The newest 64 valid tests.',
  sweatHelp:
    'The newest 64 valid tests. Under 750 mg/L is low, under 1100 moderate, under 1450 high, from there on very high. Who loses much salt needs it back with the water.',
  none: 'No test yet',
  noneValid: 'No valid test yet',
  noneAbout: 'Every test of this kind will stand here.',
  mayNotSee: 'You may not see the measurements of this person.',
} as const;

/** The band of a value in words; empty for kinds that have none. */
export function bandText({ type }: Pick<KindOfTests, 'type'>, value: number): string {
  return type === 'sweat' ? sweatWords[sweatBand(value)] : '';
}

/** Values that separate the bands of a kind, with the word of the band above each. */
export function limitsOf({ type }: Pick<KindOfTests, 'type'>): { value: number; word: string }[] {
  if (type !== 'sweat') return [];
  return [750, 1100, 1450].map((value) => ({ value, word: sweatWords[sweatBand(value)] }));
}
