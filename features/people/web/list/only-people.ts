import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** People to whom the list is narrowed for a while, as one who comes from an import wants to see them. */
export interface OnlyPeople {
  user_ids: readonly string[];
  /** After 'n people': 'brought in by the last import'. */
  who: string;
}

const key = ['only-people'];

/**
 * The people whom the list shows while its address says `only`. They belong to the page: too many for
 * an address, and forgotten by a reload and a sign-out.
 */
export function useOnlyPeople(): [OnlyPeople | null, (people: OnlyPeople) => void] {
  const queries = useQueryClient();
  const { data } = useQuery<OnlyPeople | null>({
    queryKey: key,
    queryFn: () => null,
    initialData: null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const set = useCallback((people: OnlyPeople) => queries.setQueryData(key, people), [queries]);
  return [data, set];
}
