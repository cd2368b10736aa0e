import { sweatBand, sweatWords } from '#hydration/domain';
import type { KindOfTests } from '#hydration/offline';

/** Texts of a person's page of sweat and other types. */
export const kindTexts = {
  help: 'The latest 64 valid tests.',
  sweatHelp:
    'The latest 64 valid tests. Under 750 mg/L is low, under 1100 moderate, under 1450 high, and 1450 or more very high. People who lose a lot of salt need to replace it together with water.',
  none: 'No tests yet',
  noneValid: 'No valid tests yet',
  noneAbout: 'Tests of this type appear here.',
  mayNotSee: 'You do not have permission to see this person’s tests.',
} as const;

/** The band of a value as text; empty for types without bands. */
export function bandText({ type }: Pick<KindOfTests, 'type'>, value: number): string {
  return type === 'sweat' && !Number.isNaN(value) ? sweatWords[sweatBand(value)] : '';
}

/** Limits between the bands of a type, with the name of the band above each. */
export function limitsOf({ type }: Pick<KindOfTests, 'type'>): { value: number; word: string }[] {
  if (type !== 'sweat') return [];
  return [750, 1100, 1450].map((value) => ({ value, word: sweatWords[sweatBand(value)] }));
}
