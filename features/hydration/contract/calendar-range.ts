/** Maximum of a range without an end. */
export const noEnd = '>' as const;

/**
 * The colour of days with `min` to `max` tests. `noEnd` covers all counts above the other ranges.
 */
export interface CalendarRange {
  min: number;
  max: number | typeof noEnd;
  /** '#' and six hexadecimal digits, or 'white'. */
  colour: string;
}

/** The private field of a person with their ranges, as JSON text. */
export const calendarField = '_calendar_configuration';

/** The private field of a person that hides the calendar on their dashboard. */
export const calendarHiddenField = '_hide_calendar';

/** Maximum number of ranges of a person. */
export const mostRanges = 50;

/** Maximum height of the calendar table in pixels. */
export const calendarHeight = 500;
