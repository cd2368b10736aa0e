import { countOf, countText } from '#packages/kit';
import { scoreBands } from '#compliance/contract';
import type { OpenFigure, ScoreBand } from '#compliance/contract';

/** Names of the figures on screens and in files. */
export const figureNames: Readonly<Record<OpenFigure, string>> = {
  tests: 'Tests done of planned',
  never_tested: 'Never tested',
  retests: 'High-risk re-tested in time',
  actions: 'Actions completed',
  alerts: 'Acknowledged within 60 min',
  courses: 'Courses valid',
  unassessed: 'Jobs without assessment',
  unplaced: 'Locations without coordinates',
  rules: 'Alert rules',
};

/** The same for heads of narrow columns. */
export const figureHeads = {
  tests: 'Tests',
  never_tested: 'Never tested',
  retests: 'Re-tests',
  actions: 'Actions',
  alerts: 'Within 60 min',
  courses: 'Courses',
  rules: 'Rules',
} as const satisfies Partial<Record<OpenFigure, string>>;

/** What each figure counts, as in docs/decisions, 106. */
export const figureMeanings: Readonly<Record<OpenFigure, string>> = {
  tests:
    'Valid saliva tests taken, of those that each person’s testing strategy requires for shifts that began in the period and are over. Without shifts, each past day with a test counts as a working day.',
  never_tested: 'People without a valid saliva test by the end of the period.',
  retests:
    'Tests that an alert rule treated as high risk, with another valid test within the re-test time of the person’s strategy.',
  actions:
    'Survey, guidance and call to the supervisor after a high-risk test, where the alert rule requires them. A case counts once it is an hour old.',
  alerts:
    'User alerts (one for each recipient of an alert) that were acknowledged within 60 minutes. Dismissed ones do not count, nor do newer ones without an answer.',
  courses:
    'People with a valid pass at the end of the period, for each course that they have passed or that was due by then.',
  unassessed: 'Jobs with an unanswered question in their assessment.',
  unplaced: 'Locations without coordinates have no weather, so nothing can warn of heat there.',
  rules: 'Alert rules that are turned on now.',
};

/** Words of the score bands. */
export const bandWords: Readonly<Record<ScoreBand, string>> = {
  green: 'Good',
  orange: 'Needs work',
  red: 'Poor',
};

/** Texts of the compliance assessment. */
export const complianceTexts = {
  title: 'Compliance assessment',
  sentence: 'Computed from tests, alerts and courses, not asked.',
  csv: 'CSV',
  print: 'Print',
  score: 'Score',
  scoreAbout: `Mean of the percentages that are known. Green from ${String(scoreBands.green)} %, orange from ${String(scoreBands.orange)} %, red below.`,
  organisation: 'Organisation',
  order: 'The lowest score first, then by name. A column’s heading sorts by it.',
  jobs: 'Jobs',
  locations: 'Locations',
  job: 'Job',
  location: 'Location',
  people: 'People',
  figure: 'Figure',
  result: 'Result',
  counted: 'Counted',
  median: 'Median time to acknowledge',
  medianShort: 'Median, min',
  assessed: 'Assessed',
  placed: 'Coordinates',
  yes: 'Yes',
  no: 'No',
  noData: 'No data',
  noDataLong: 'Nothing was due in this period',
  nothing: 'No data in this period',
  nothingAbout:
    'No tests were planned or taken, no alerts were sent, and no courses were due. Choose other days.',
  noJobs: 'No jobs yet',
  noJobsAbout: 'Jobs that you add in the settings appear here with their figures.',
  noLocations: 'No locations yet',
  noLocationsAbout: 'Locations that you add in the settings appear here with their figures.',
  meanings: 'What the figures count',
  who: 'Who counts: active people who are neither hidden nor test people, added before the end of the period, with the jobs and locations that they have now. Days are those of the organisation’s time zone. Percentages are rounded down, so 100 % means everything.',
  offline: 'Connect to see the assessment. It is computed on the server.',
  last: (days: number) => `Last ${String(days)} days`,
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  of: (done: number, of: number) => `${countText(done)} of ${countText(of)}`,
  minutes: (minutes: number) => `${String(Math.round(minutes * 10) / 10)} min`,
  cut: (shown: number) => `The first ${countText(shown)} are shown.`,
  everybody: 'the whole organisation',
  noRows: 'No rows',
  noRowsAbout: 'Nothing in this period counts for this figure.',
  gone: 'This job or location no longer exists.',
  notFound: 'Not found',
  kinds: {
    survey: 'Survey',
    guidance: 'Guidance',
    supervisor: 'Supervisor',
  },
} as const;

/** '3 people' and so on, after the number of rows of a figure. */
export const rowNouns: Readonly<Record<OpenFigure, (count: number) => string>> = {
  tests: (count) => countOf(count, 'person', 'people'),
  never_tested: (count) => countOf(count, 'person', 'people'),
  retests: (count) => countOf(count, 'high-risk test'),
  actions: (count) => countOf(count, 'case'),
  alerts: (count) => countOf(count, 'user alert'),
  courses: (count) => countOf(count, 'course of a person', 'courses of people'),
  unassessed: (count) => countOf(count, 'job'),
  unplaced: (count) => countOf(count, 'location'),
  rules: (count) => countOf(count, 'rule'),
};
