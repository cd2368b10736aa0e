import type { Quote, QuoteStep } from '#quotes/contract';

/** A quote as read, with its stored steps. */
export interface StoredQuote extends Omit<Quote, 'history'> {
  steps: (Omit<QuoteStep, 'by'> & { by?: QuoteStep['by'] })[];
}

/** A quote with its history. Rewards store no steps: their state is that of the loyalty page. */
export function withHistory({ steps, ...quote }: StoredQuote): Quote {
  const { status, amount, answer, created_time, changed_time, requested_by } = quote;
  const requested: QuoteStep = {
    ...{ status: 'Requested', time: created_time, by: requested_by, by_support: false },
    ...{ amount: '', answer: '' },
  };
  const later: QuoteStep[] =
    status === 'Requested'
      ? []
      : [
          {
            ...{ status, time: changed_time, by: null, by_support: status !== 'Withdrawn' },
            ...{ amount, answer },
          },
        ];
  const stored = steps.map(({ by = null, time, ...step }) => ({
    ...{ ...step, by },
    time: new Date(time).toISOString(),
  }));
  return { ...quote, history: stored.length > 0 ? stored : [requested, ...later] };
}
