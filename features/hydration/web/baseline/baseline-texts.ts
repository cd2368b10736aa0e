import { smallestBaseline } from '#hydration/domain';

/** Texts of a person's baseline page. */
export const baselineTexts = {
  title: 'Hydration baseline',
  build: 'Build baseline',
  buildTitle: 'Build a baseline',
  buildAbout: `Select at least ${String(smallestBaseline)} tests that were taken while rested and well hydrated.`,
  buildHelp:
    'A person’s bounds follow the mean of these tests: up to 1.3 times the mean is hydrated, above 3 times is severely dehydrated. Existing tests keep their status.',
  preview: 'Preview',
  needsConnection: 'Connect to build or remove a baseline.',
  save: 'Save baseline',
  cancel: 'Cancel',
  history: 'All baselines',
  list: 'Baselines',
  none: 'No baseline yet',
  noneAbout: 'Until one is built, the default bounds apply. They are based on a mean of 50 mOsm.',
  noTests: 'No valid tests yet',
  noTestsAbout: `A baseline is built from at least ${String(smallestBaseline)} hydration tests.`,
  mayNotSee: 'You do not have permission to see this person’s tests.',
  remove: 'Remove baseline',
  restore: 'Restore baseline',
} as const;

/** Number of chosen tests, and how many are required: '4 of at least 6 ticked'. */
export function tickedText(count: number): string {
  return count < smallestBaseline
    ? `${String(count)} of at least ${String(smallestBaseline)} selected`
    : `${String(count)} selected`;
}

/** State of a baseline in the list. */
export const baselineStates = {
  in_force: 'In use',
  earlier: 'Earlier',
  invalid: 'Invalid',
  removed: 'Removed',
} as const;
