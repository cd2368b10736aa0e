import { quoteMessages as messages } from '#quotes/contract';
import type { QuoteStatus } from '#quotes/contract';

/** Who changes a quote: an admin of its organisation, or the support team. */
export type QuoteActor = 'customer' | 'support';

/** The steps between states, with those who may take them. */
const steps: readonly { from: QuoteStatus; to: QuoteStatus; by: QuoteActor }[] = [
  { from: 'Requested', to: 'Withdrawn', by: 'customer' },
  { from: 'Answered', to: 'Accepted', by: 'customer' },
  { from: 'Answered', to: 'Declined', by: 'customer' },
  { from: 'Answered', to: 'Withdrawn', by: 'customer' },
  { from: 'Requested', to: 'Answered', by: 'support' },
  // An answer may be corrected until it is accepted.
  { from: 'Answered', to: 'Answered', by: 'support' },
  { from: 'Requested', to: 'Declined', by: 'support' },
];

/** Why somebody may not take a step, as a sentence; null if they may. */
export function stepRefusal(
  from: QuoteStatus,
  to: QuoteStatus,
  actors: readonly QuoteActor[],
): string | null {
  const isStep = steps.some(
    (step) => step.from === from && step.to === to && actors.includes(step.by),
  );
  return isStep ? null : messages.notNow[from];
}

/** The steps that somebody may take from a state. */
export function stepsFrom(from: QuoteStatus, actor: QuoteActor): QuoteStatus[] {
  return steps.filter((step) => step.from === from && step.by === actor).map(({ to }) => to);
}
