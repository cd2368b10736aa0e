import { EmptyState } from '#packages/ui';

/** Shown in a card if the window has no tests. */
export function NoTests() {
  return (
    <EmptyState
      title="No tests in this period"
      text="Select a longer period under View, or add a test on a person's page."
      outline="chart"
    />
  );
}
