import { useQuery } from '@tanstack/react-query';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import type { CallInput } from '#packages/http/contract';
import { allPages, answerKey, useClient } from '#packages/http/web';
import { changeQuote, listQuotes, requestQuote } from '#quotes/contract';
import type { Quote } from '#quotes/contract';
import type { QuoteSearch } from './quote-search.ts';
import { quoteTexts as texts } from './quote-texts.ts';

/** A request as sent. */
export type QuoteRequest = CallInput<typeof requestQuote>['body'];
/** A step of a quote as sent. */
export type QuoteStepInput = Omit<CallInput<typeof changeQuote>['body'], 'quote_id'>;

/** The quotes of the organisation, or for the support team of all, and the actions with them. */
export function useQuotes({ of = 'organisation' }: { of?: QuoteSearch['of'] | 'organisation' }) {
  const client = useClient();
  const { write } = useWrite({ stale: [listQuotes] });
  const { data, error, refetch } = useQuery({
    queryKey: answerKey(listQuotes, { of }),
    queryFn: ({ signal }) =>
      allPages(async (after) => {
        const query = { of, ...(after === undefined ? {} : { after }) };
        const { quotes, next } = await client.call(listQuotes, { query }, { signal });
        return { rows: quotes, next };
      }),
    ...{ retry: false, staleTime: 0 },
  });

  const request = (body: QuoteRequest): Promise<Refused> =>
    write(() => client.call(requestQuote, { body }), {
      done: ({ number }) => texts.requested(number),
      failed: texts.notSent,
      fields: ['items', 'contact_name', 'phone', 'delivery_address', 'wanted_by', 'notes'],
    });

  const change = (
    { quote_id, changed_time }: Quote,
    step: QuoteStepInput,
    done: string,
  ): Promise<Refused> =>
    write(() => client.call(changeQuote, { body: { quote_id, changed_time, ...step } }), {
      ...{ done, fields: ['amount', 'answer', 'valid_until'] },
    });

  return { quotes: data, error, refetch: () => void refetch(), request, change };
}

export type Quotes = ReturnType<typeof useQuotes>;
