import { param, searchReader } from '#packages/kit';

/** The choices in the URL of the morning sheet; invalid values are left out. */
export const morningSearch = searchReader({
  /** The location; missing for all of them. */
  location: param.id,
  date: param.date,
});
