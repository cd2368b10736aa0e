import { param, searchReader } from '#packages/kit';

/** Maximum number of people listed by id in a URL, which then stays below 5 kB. */
export const mostChosenPeople = 100;

/** Maximum length of the search text, in characters. */
export const longestSearch = 200;

/** The people that a page is about, beside its label filter. Invalid values take their default. */
export const userFilter = searchReader({
  /** Words that the name, email or labels of a person must contain; empty for no search. */
  search: param.or(param.words(longestSearch), ''),
  /** Only these people; everybody if empty. */
  user_ids: param.or(param.ids(mostChosenPeople), []),
  /** Includes hidden people. */
  showHidden: param.or(param.flag, false),
  /** The filter's list of people shows the time of each person's last measurement. */
  showLastMeasurement: param.or(param.flag, true),
});
export type UserFilter = ReturnType<typeof userFilter>;
