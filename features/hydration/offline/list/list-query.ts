import type { DateFilter } from '#measurements/contract';
import type { Kind } from '../kinds-read.ts';

/** Which tests the list shows. */
export interface ListFilter extends DateFilter, Kind {
  /** Of these people only; of everybody where it is empty. */
  user_ids: readonly string[];
  /** Those of hidden, test and removed people among them. */
  showHidden: boolean;
  /** In place of the others: those that were removed. */
  removed: boolean;
}

export const listSorts = ['time', 'value'] as const;

export interface ListQuery {
  filter: ListFilter;
  /** IANA name of the organisation's zone, whose days the filter means. */
  zone: string;
  sort: (typeof listSorts)[number];
  descending: boolean;
  /** From 0. */
  page: number;
  size: number;
}
