import type { TestDetails } from '#hydration/offline';
import { countText } from '#packages/kit';
import { numberText } from '../value-text.ts';

/** Texts of the drawer of a test. */
export const drawerTexts = {
  gone: 'This test was not found, or you do not have permission to see it.',
  outside: 'Not in this list',
  previous: 'Previous test',
  next: 'Next test',
  noTags: 'None',
  raw: 'Raw data',
  noNotes: 'None',
  map: (person: string) => `Map of where ${person} was tested`,
} as const;

/** '3 of 776', or that the filter excludes the test. */
export function placeWords(at: number | null, of: number): string {
  if (at === null) return drawerTexts.outside;
  return `${countText(at + 1)} of ${countText(of)}`;
}

/** '12 mOsm more than before: change not detectable'. */
export function changeWords({ by, isDetectable }: NonNullable<TestDetails['change']>): string {
  if (by === 0) return 'Same as the previous test';
  const size = `${numberText(Math.abs(by))}\u00a0mOsm`;
  const words = `${size} ${by > 0 ? 'more' : 'less'} than before`;
  return `${words}: ${isDetectable ? 'a real change' : 'change not detectable'}`;
}

/** 'Personal baseline of 8 tests, mean 47 mOsm', or the default. */
export function boundsWords({ mean, tests }: NonNullable<TestDetails['judgedBy']>): string {
  if (mean === null) return 'Default bounds';
  return `Personal baseline of ${countText(tests)} tests, mean ${numberText(mean)}\u00a0mOsm`;
}
