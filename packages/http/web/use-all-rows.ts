import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallData, Endpoint } from '#packages/http/contract';
import { allPages } from './all-pages.ts';
import { useClient } from './client-provider.ts';
import { answerKey } from './use-answer.ts';
import type { AnswerOptions } from './use-answer.ts';

/** All rows of a read that the server answers page by page; otherwise as `useAnswer`. */
export function useAllRows<E extends Endpoint, Row>(
  endpoint: E,
  rowsOf: (page: CallData<E>) => readonly Row[],
  { of, ...options }: AnswerOptions<Row[]> & { of?: unknown } = {},
): UseQueryResult<Row[]> {
  const client = useClient();
  return useQuery<Row[]>({
    queryKey: answerKey(endpoint, of),
    queryFn: ({ signal }) =>
      allPages(async (after) => {
        const page = await client.call<Endpoint>(endpoint, { query: { after } }, { signal });
        return { rows: rowsOf(page as CallData<E>), next: (page as { next?: string | null }).next };
      }),
    ...{ retry: false, staleTime: 0 },
    ...options,
  });
}
