import { useQuery } from '@tanstack/react-query';
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { CallData, CallInput, Endpoint } from '#packages/http/contract';
import { useClient } from './client-provider.ts';

export type AnswerOptions<Data> = Pick<
  UseQueryOptions<Data>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus'
> & { staleTime?: number };

/**
 * The answer of a read that only the server has: asked again whenever its screen opens. A failure
 * is shown at once, and the screen offers to try again.
 */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  options: AnswerOptions<CallData<E>> = {},
): UseQueryResult<CallData<E>> {
  const client = useClient();
  return useQuery<CallData<E>>({
    queryKey: answerKey(endpoint, input),
    queryFn: ({ signal }) =>
      client.call<Endpoint>(endpoint, input, { signal }) as Promise<CallData<E>>,
    ...{ retry: false, staleTime: 0 },
    ...options,
  });
}

/** The key of an answer in the query cache; without an input that of all answers of the call. */
export function answerKey(endpoint: Endpoint, input?: unknown): unknown[] {
  return input === undefined ? [endpoint.name] : [endpoint.name, input];
}
