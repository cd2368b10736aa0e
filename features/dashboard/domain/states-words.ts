import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';

/** Describes a narrowed list, after 'n people': 'who are Severely Dehydrated (Today)'. */
export function statesWords(states: readonly HydrationState[], window: string): string {
  if (hydrationStates.every((state) => states.includes(state))) return `in view (${window})`;
  const words = states.map((state) => wordsOf[state]);
  return `who ${words.join(' or ')} (${window})`;
}

const wordsOf: Record<HydrationState, string> = {
  hydrated: `are ${hydrationWords.hydrated.long}`,
  mild: `are ${hydrationWords.mild.long}`,
  moderate: `are ${hydrationWords.moderate.long}`,
  severe: `are ${hydrationWords.severe.long}`,
  invalid: 'have invalid tests only',
  not_tested: 'were not tested',
};
