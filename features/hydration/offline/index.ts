import { baselineCandidates, baselinesOfPerson } from './baselines-read.ts';
import { calendarSettings, calendarSettingsOf } from './calendar-settings.ts';
import { dayTests } from './day-tests.ts';
import { personHistory } from './history-read.ts';
import { kindsOfPerson, testsOfKind } from './kinds-read.ts';
import { kindsOfTests } from './list/list-kinds.ts';
import { listNeighbours } from './list/list-neighbours.ts';
import { listOfTests } from './list/list-read.ts';
import { testDetails } from './list/test-details.ts';
import { labelChoices, peopleChoices } from './people-choices.ts';
import { peopleLabels, peopleList } from './people-read.ts';
import { personCard, recentTests } from './person-read.ts';
import { statusByTag, statusPerPerson } from './status-read.ts';
import { testsOfPerson } from './tests-read.ts';

export { labelChoices, peopleChoices };
export type { ChoicesQuery, PeopleChoices } from './people-choices.ts';
export { peopleLabels, peopleList, personCard, personHistory, recentTests };
export { baselineCandidates, baselinesOfPerson, statusPerPerson, testsOfPerson };
export type { BaselineCandidate, BaselineRow } from './baselines-read.ts';
export { calendarSettings, calendarSettingsOf, dayTests };
export { calendarOf, firstTest } from './calendar-read.ts';
export type { CalendarCounts } from './calendar-read.ts';
export type { CalendarSettings } from './calendar-settings.ts';
export type { DayTestsQuery } from './day-tests.ts';
export { kindsOfPerson, testsOfKind };
export type { KindOfTests, KindTest, KindTestsQuery } from './kinds-read.ts';
export { kindsOfTests, listNeighbours, listOfTests, testDetails };
export type { NamedKind } from './list/list-kinds.ts';
export type { TestList } from './list/list-read.ts';
export { listSorts } from './list/list-query.ts';
export type { ListFilter, ListQuery } from './list/list-query.ts';
export type { ListedTest } from './list/listed-test.ts';
export type { TestDetails } from './list/test-details.ts';
export { countedPeople } from './counted-people.ts';
export { testsPerDay } from './daily-read.ts';
export { distributionOf } from './distribution-read.ts';
export type { Distribution } from './distribution-read.ts';
export { historyOfPeople } from './history-of-people.ts';
export type { HistoryOfPeople, PersonLine } from './history-of-people.ts';
export { historyLength } from './history-points.ts';
export type { AveragePoint, HistoryPoint } from './history-points.ts';
export type { TestView } from './in-view.ts';
export type { PersonalBaseline, PersonHistory } from './history-read.ts';
export type { TestFilter } from './latest-tests.ts';
export { newestTests } from './newest-tests.ts';
export type { NewestTest } from './newest-tests.ts';
export { recentLength } from './person-read.ts';
export type { RecentTest } from './person-read.ts';
export { countByTag, countStatuses, noCounts, peopleInStates } from './status-read.ts';
export type { PersonStatus, StatusCounts } from './status-read.ts';
export type { TestRow, TestsPage, TestsQuery } from './tests-read.ts';

/** Every question about hydration, for the app's list. */
export const hydrationReads = [
  statusPerPerson,
  statusByTag,
  personHistory,
  baselinesOfPerson,
  baselineCandidates,
  testsOfPerson,
  kindsOfPerson,
  testsOfKind,
  recentTests,
  personCard,
  peopleList,
  peopleLabels,
  peopleChoices,
  labelChoices,
  calendarSettings,
  dayTests,
  kindsOfTests,
  listOfTests,
  listNeighbours,
  testDetails,
];
