import { param, searchReader } from '#packages/kit';

/** The day and the job in the URL of the map; invalid values are left out. */
export const mapSearch = searchReader({
  date: param.date,
  job: param.id,
});
export type MapSearch = ReturnType<typeof mapSearch>;
