import { z } from 'zod';

/** Most people that an address names one by one: with them it stays below 5 kB. */
export const mostChosenPeople = 100;

/** Longest text that people are searched by, in characters. */
export const longestSearch = 200;

/** An address may hold a number where a text is meant. */
const searchText = z.union([z.string(), z.number().transform(String)]);

/** Which people a page is about, beside their labels. Whatever cannot be read takes its default. */
export const userFilter = z.object({
  /** Words that each person's name, e-mail or labels must contain; empty for no search. */
  search: searchText.pipe(z.string().max(longestSearch)).catch('').default(''),
  /** Only these people; everybody where it is empty. */
  user_ids: z.array(z.guid()).max(mostChosenPeople).catch([]).default([]),
  /** Hidden people count as well. */
  showHidden: z.boolean().catch(false).default(false),
  /** The list of people in the filter shows when each was last measured. */
  showLastMeasurement: z.boolean().catch(true).default(true),
});
export type UserFilter = z.infer<typeof userFilter>;
