import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A temporary restriction of the list to certain people, such as those of the last import. */
export interface OnlyPeople {
  user_ids: readonly string[];
  /** Shown after 'n people': 'brought in by the last import'. */
  who: string;
}

/** Most people of a restriction in an address, and the longest description there. */
const mostInAddress = 50;
export const mostWho = 200;

/**
 * The search of the list for a restriction. A few people are in the address itself, so that it can be
 * shared; more are only in memory.
 */
export function onlySearch({ user_ids, who }: OnlyPeople) {
  const fits = user_ids.length > 0 && user_ids.length <= mostInAddress && who.length <= mostWho;
  return { only: true as const, ...(fits && { people: [...user_ids], who }) };
}

const key = ['only-people'];

/**
 * The people that the list shows while its URL has `only`. They are kept in memory, as they are too
 * many for a URL, and forgotten on reload and sign-out.
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
