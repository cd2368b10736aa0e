import type { OfflineFeature } from '#packages/feature/offline';
import { baselineCandidates, baselinesOfPerson } from './baselines-read.ts';
import { calendarSettings } from './calendar-settings.ts';
import { dayTests } from './day-tests.ts';
import { personHistory } from './history-read.ts';
import { kindsOfPerson, testsOfKind } from './kinds-read.ts';
import { kindsOfTests } from './list/list-kinds.ts';
import { listNeighbours } from './list/list-neighbours.ts';
import { listOfTests } from './list/list-read.ts';
import { testDetails } from './list/test-details.ts';
import { labelChoices, peopleChoices } from './people-choices.ts';
import { peopleLabels, peopleList } from './people-read.ts';
import { personCard, recentTestsOfPerson } from './person-read.ts';
import { statusByTag, statusPerPerson } from './status-read.ts';
import { testsOfPerson } from './tests-read.ts';

/** Hydration of people, and lists of tests. */
export const hydrationFeature: OfflineFeature = {
  name: 'hydration',
  reads: [
    statusPerPerson,
    statusByTag,
    personHistory,
    baselinesOfPerson,
    baselineCandidates,
    testsOfPerson,
    kindsOfPerson,
    testsOfKind,
    recentTestsOfPerson,
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
  ],
};
