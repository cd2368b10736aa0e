export { calendarMessages, rangeMessages } from './calendar-messages.ts';
export {
  calendarField,
  calendarHeight,
  calendarHiddenField,
  mostRanges,
  noEnd,
} from './calendar-range.ts';
export type { CalendarRange } from './calendar-range.ts';
