/** In place of a greatest count: no end. */
export const noEnd = '>' as const;

/** Days with `min` to `max` tests have a colour; `noEnd` reaches past every other range. */
export interface CalendarRange {
  min: number;
  max: number | typeof noEnd;
  /** '#' and six hexadecimal digits, or 'white'. */
  colour: string;
}

/** The private field of a person that holds their ranges, as the text of their JSON. */
export const calendarField = '_calendar_configuration';

/** The private field of a person who does not want the calendar on their dashboard. */
export const calendarHiddenField = '_hide_calendar';

/** Ranges that a person may keep at most. */
export const mostRanges = 50;

/** Pixels that the table of the calendar takes at most. */
export const calendarHeight = 500;
