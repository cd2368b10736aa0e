import { countOf, countText } from '#packages/kit';
import type { Share } from '#compliance/contract';
import { fewestCases } from '#season-report/contract';
import type { OpenFigure } from '#season-report/contract';
import type { Comparison } from '#season-report/domain';

/** Names of the figures on screens and in files. */
export const figureNames = {
  tests: 'Tests done of planned',
  breaks: 'Breaks taken of due',
  breaks_in_time: 'Breaks started on time',
  alerts: 'Alerts answered within 60 min',
  retests: 'High-risk re-tested in time',
  emergencies: 'Emergencies',
  late: 'Median delay of a break',
  answer: 'Median time to answer',
  hours: 'Hours at high or extreme risk',
  plans: 'Acclimatisation plans kept',
} as const;
export type FigureName = keyof typeof figureNames;

/** What each figure counts, as in docs/decisions, 114. */
export const figureMeanings: Readonly<Record<FigureName, string>> = {
  tests:
    'Valid saliva tests taken, of those that each person’s testing strategy requires for shifts that began in the period and are over. The same as in the compliance assessment.',
  breaks:
    'Due breaks that were recorded, of these and of the late ones that supervisors were alerted about without a break being recorded within an hour. Due breaks that caused no alert and were not recorded are not known.',
  breaks_in_time: 'Recorded breaks that began within 5 minutes of when they were due.',
  late: 'Median minutes from when a recorded break was due until it began.',
  alerts:
    'User alerts (one for each recipient of an alert) of the period that were acknowledged within 60 minutes, of the recipients whom you manage. Counted as in the compliance assessment. Monitoring counts the last 7 days, and all recipients whose alerts you see.',
  answer: 'Median minutes until an alert was acknowledged, of the same user alerts.',
  retests:
    'Tests that an alert rule treated as high risk, with another valid test within the re-test time. The same as in the compliance assessment.',
  emergencies: 'Recorded emergencies that began in the period. Drills are counted separately.',
  hours:
    'Person-hours on shift by roster in which the risk of the job, in the past weather of the location, was high or extreme. For people with several jobs, the hardest one counts. Nothing is estimated: hours without past weather, without a location or without an assessed job are not known. The current day is left out.',
  plans:
    'Person-days on which only part of the shift was allowed in the heat (new, returning or not yet acclimatised), and how many of them stayed within the limit. Shifts count as if they were worked as planned.',
};

/** Texts of the season report. */
export const seasonTexts = {
  title: 'Season report',
  sentence: 'Leading indicators for the people you manage: what was done to prevent heat illness.',
  csv: 'CSV',
  print: 'Print',
  location: 'Location',
  anyLocation: 'All locations',
  job: 'Job',
  anyJob: 'All jobs',
  figures: 'Figures',
  noData: 'No data',
  noDataLong: 'Nothing was due in this period',
  nothing: 'No data in this period',
  nothingAbout:
    'No tests were planned or taken, no breaks were due, no alerts were sent and no one was on shift. Choose other days, another location or another job.',
  season: 'This season',
  last: (days: number) => `Last ${String(days)} days`,
  of: ({ done, of }: Share) => `${countText(done)} of ${countText(of)}`,
  earlier: (text: string) => `Before: ${text}`,
  minutes: (minutes: number) => `${String(Math.round(minutes * 10) / 10)} min`,
  hours: (hours: number) => `${countText(Math.round(hours))} h`,
  unknownDays: (count: number) => `${countOf(count, 'day')} not known`,
  leftOut: (count: number) => `without ${countOf(count, 'person', 'people')}: too many at once`,
  drills: (drills: number) => `and ${countOf(drills, 'drill')}`,
  comparedWith: (days: string) => `"Before" is the period of the same length: ${days}.`,
  trend: 'Done of due by week',
  trendLabel: 'Line chart of the percentages by week. The table has the numbers.',
  week: 'Week',
  weekHours: 'Hours at risk by week',
  weekHoursLabel:
    'Column chart of the person-hours at high and extreme risk by week. The table has the numbers.',
  high: 'High',
  extreme: 'Extreme',
  unknown: 'Not known',
  total: 'On shift',
  jobHours: 'Hours at risk by job',
  jobHead: 'Job',
  noJob: 'No job',
  noHours: 'No hours on shift in this period',
  noHoursAbout:
    'Hours on shift come from rosters. Without rosters it is not known who worked when.',
  reach: (rosters: string, weather: string) =>
    `Rosters are known from ${rosters}, past weather up to ${weather}.`,
  unread: (count: number) =>
    `The weather of ${countOf(count, 'location')} with few people was not read. Choose one to see its hours.`,
  simulated: 'The weather is simulated.',
  compare: 'Before and after a control',
  compareAbout:
    'Choose the first day of a change: another strategy, water or shade at a job, new alert rules. The period is split at that day.',
  day: 'First day of the change',
  noDay: 'Choose a day',
  change: 'Or from the log',
  noChange: 'Choose a change',
  outside: 'Choose a day in the period, after its first one.',
  before: 'Before',
  after: 'After',
  figure: 'Figure',
  says: 'Conclusion',
  cannot: `Weather, crews and work differ between two periods, so a difference does not prove that the control caused it. With fewer than ${String(fewestCases)} cases in one of them, no conclusion is possible.`,
  meanings: 'What the figures count',
  who: 'Who counts: active people you manage, who are neither hidden nor test people, with the jobs and locations that they have now. Weeks begin on Monday in the time zone of the organisation. Percentages are rounded down. People are never ranked: rows with people are sorted by name.',
  offline: 'Connect to see the report. It is computed on the server.',
  notPermitted: 'Only admins and managers see the season report.',
  gone: 'This job or location no longer exists.',
  notFound: 'Not found',
  noRows: 'No rows',
  noRowsAbout: 'Nothing in this period counts for this figure.',
  cut: (shown: number) => `The first ${countText(shown)} are shown.`,
  yes: 'Yes',
  no: 'No',
} as const;

/** What a comparison of two shares says. */
export const comparisonWords: Readonly<Record<Comparison, string>> = {
  none: 'No data in one of the periods, so no comparison is possible.',
  few: `Fewer than ${String(fewestCases)} cases in one of the periods, so no conclusion is possible.`,
  chance: 'A difference of this size may be due to chance.',
  higher: 'Higher after, by more than chance alone would explain.',
  lower: 'Lower after, by more than chance alone would explain.',
};

/** '3 people' and so on, the number of rows of a figure. */
export const rowNouns: Readonly<Record<OpenFigure, (count: number) => string>> = {
  tests: (count) => countOf(count, 'person', 'people'),
  breaks: (count) => countOf(count, 'break'),
  alerts: (count) => countOf(count, 'user alert'),
  retests: (count) => countOf(count, 'high-risk test'),
  emergencies: (count) => countOf(count, 'emergency or drill', 'emergencies and drills'),
};
