import { EmptyState } from '#packages/ui';

/** In a card about tests where the window has none. */
export function NoTests() {
  return (
    <EmptyState
      title="No tests in this window"
      text="Select a longer window under View, or add a test on a person's page."
      outline="chart"
    />
  );
}
