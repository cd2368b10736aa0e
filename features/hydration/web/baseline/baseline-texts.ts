import { smallestBaseline } from '#hydration/domain';

/** Sentences of a person's page of baselines. */
export const baselineTexts = {
  build: 'Build baseline',
  buildTitle: 'Build a baseline',
  buildAbout: `Tick at least ${String(smallestBaseline)} tests that were taken rested and well hydrated.`,
  buildHelp:
    'The bounds of a person follow the mean of these tests: up to 1.3 times as much is hydrated, above 3 times severely dehydrated. Tests that are there already keep the status they were given.',
  preview: 'Preview',
  needsLine: 'A baseline can be built and removed when the connection is back.',
  save: 'Save baseline',
  cancel: 'Cancel',
  history: 'All baselines',
  list: 'Baselines',
  none: 'No baseline yet',
  noneAbout: 'Until one is built the default bounds apply, which follow from a mean of 50 mOsm.',
  noTests: 'No valid test yet',
  noTestsAbout: `A baseline is built from at least ${String(smallestBaseline)} hydration tests.`,
  mayNotSee: 'You may not see the measurements of this person.',
  remove: 'Remove baseline',
  restore: 'Restore baseline',
} as const;

/** How many are ticked, and how many are missing: '4 of at least 6 ticked'. */
export function tickedText(count: number): string {
  return count < smallestBaseline
    ? `${String(count)} of at least ${String(smallestBaseline)} ticked`
    : `${String(count)} ticked`;
}

/** What a baseline in the list is. */
export const baselineStates = {
  in_force: 'In force',
  earlier: 'Earlier',
  invalid: 'Invalid',
  removed: 'Removed',
} as const;
