export {
  calendarScopes,
  createCalendarFeed,
  largestCalendar,
  listCalendarFeeds,
  mostCalendarEvents,
  readCalendar,
  readCalendarFeed,
  removeCalendarFeed,
} from './calendar.ts';
export type { CalendarEvent, CalendarFeed, CalendarPreview, CalendarScope } from './calendar.ts';
export { leaveFields, leaveReasons, longestReason } from './leave.ts';
export type { Leave, LeaveFields } from './leave.ts';
export {
  frequencies,
  longestInterval,
  mostRosterPeople,
  weekdays,
  workerListHeight,
  workerPage,
} from './roster.ts';
export type { Roster, RosterFields, RosterSchedule } from './roster.ts';
export { changeRoster, createLeave, createRoster, removeRoster } from './roster-endpoints.ts';
export { rosterMessages } from './roster-messages.ts';
