import { dayLength, idOf, madeDay } from './made-world.ts';

/** A query of the copy, by the product's own reads. */
export interface Query {
  name: string;
  read: string;
  params: unknown;
}

const month = Array.from({ length: 31 }, (_, day) => madeDay + (day - 29) * dayLength);

/** The five queries that every store answers. */
export const queries: readonly Query[] = [
  { name: 'q1 last test of 5000 people', read: 'measurements.last_per_person', params: {} },
  {
    name: 'q2 tests per person and day, 30 days',
    read: 'measurements.counts_per_day',
    params: { starts: month },
  },
  {
    name: 'q3 newest 64 of one person, complete',
    read: 'measurements.latest_of_person',
    params: { user_id: idOf(2, 0), count: 64 },
  },
  {
    name: 'q4 status today by tag',
    read: 'hydration.status_by_tag',
    params: { from: madeDay, to: madeDay + dayLength, groups: [] },
  },
  {
    name: 'q5 first 20 people by name',
    read: 'hydration.people',
    params: {
      ...{ search: 'mar', tag_ids: [], job_ids: [], location_ids: [], showHidden: false },
      ...{ sort: 'name', descending: false, page: 0, size: 20 },
    },
  },
];
