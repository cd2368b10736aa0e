import type { HydrationBounds } from './hydration-bounds.ts';

/** From best to worst. */
export const hydrationStatuses = ['hydrated', 'mild', 'moderate', 'severe'] as const;
export type HydrationStatus = (typeof hydrationStatuses)[number];

/** State of a person or a test: a status, only invalid tests, or no test. */
export const hydrationStates = [...hydrationStatuses, 'invalid', 'not_tested'] as const;
export type HydrationState = (typeof hydrationStates)[number];

/** Short name for small spaces, and full name. */
export const hydrationWords: Record<HydrationState, { short: string; long: string }> = {
  hydrated: { short: 'Hydrated', long: 'Hydrated' },
  mild: { short: 'Mild', long: 'Mildly Dehydrated' },
  moderate: { short: 'Moderate', long: 'Moderately Dehydrated' },
  severe: { short: 'Severe', long: 'Severely Dehydrated' },
  invalid: { short: 'Invalid', long: 'Invalid' },
  not_tested: { short: 'Not tested', long: 'Not tested' },
};

/**
 * The status of a saliva value in mOsm. Each bound belongs to the milder side; below `min` is
 * Hydrated, above `max` Severely Dehydrated.
 */
export function hydrationStatus(value: number, bounds: HydrationBounds): HydrationStatus {
  if (value <= bounds.mild) return 'hydrated';
  if (value <= bounds.moderate) return 'mild';
  if (value <= bounds.severe) return 'moderate';
  return 'severe';
}

/** True for the two statuses that require action. */
export function needsAction(state: HydrationState): boolean {
  return state === 'moderate' || state === 'severe';
}
