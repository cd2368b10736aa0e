import { z } from 'zod';

/** Maximum number of people listed by id in a URL, which then stays below 5 kB. */
export const mostChosenPeople = 100;

/** Maximum length of the search text, in characters. */
export const longestSearch = 200;

/** A URL may hold a number where a text is expected. */
const searchText = z.union([z.string(), z.number().transform(String)]);

/** The people that a page is about, beside its label filter. Invalid values take their default. */
export const userFilter = z.object({
  /** Words that the name, email or labels of a person must contain; empty for no search. */
  search: searchText.pipe(z.string().max(longestSearch)).catch('').default(''),
  /** Only these people; everybody if empty. */
  user_ids: z.array(z.guid()).max(mostChosenPeople).catch([]).default([]),
  /** Includes hidden people. */
  showHidden: z.boolean().catch(false).default(false),
  /** The filter's list of people shows the time of each person's last measurement. */
  showLastMeasurement: z.boolean().catch(true).default(true),
});
export type UserFilter = z.infer<typeof userFilter>;
