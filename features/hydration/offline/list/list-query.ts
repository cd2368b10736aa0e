import type { DateFilter } from '#measurements/contract';
import type { Kind } from './list-kinds.ts';

/** Which tests the list shows. */
export interface ListFilter extends DateFilter, Kind {
  /** Only these people; everybody if empty. */
  user_ids: readonly string[];
  /** Includes tests of hidden, test and removed people. */
  showHidden: boolean;
  /** Shows only removed tests instead. */
  removed: boolean;
}

export const listSorts = ['time', 'value'] as const;

export interface ListQuery {
  filter: ListFilter;
  /** IANA name of the organisation's time zone. */
  zone: string;
  sort: (typeof listSorts)[number];
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}
