import { PersonAuditCard } from '#audit/web';
import { hydrationWords } from '#hydration/domain';
import { peopleLabels, peopleList, personCard, recentTests } from '#hydration/offline';
import type { PeopleParts } from '#people/web';
import { testCount } from '#measurements/offline';
import { useAhead, useCopy, useCopyBridge } from '#packages/sync/web';
import type { PeoplePage } from '#people/domain';
import { UnsentMark } from '#packages/ui';
import { PersonalDataCard } from '#privacy/web';
import { DirectoryButton } from '#work-accounts/web';
import { HydrationBadge } from './hydration-badge.tsx';
import { AddMeasurementButton } from './person/add-measurement-button.tsx';
import { RecentCards } from './cards/recent-cards.tsx';
import { stateOfStanding } from './state-of-standing.ts';
import { numberText } from './value-text.ts';
import classes from './people-parts.module.css';

/** Hydration parts of the people screens. */
export const peopleParts: PeopleParts = {
  useList: (query) => useCopy(peopleList, query, { keepPrevious: true }),
  useAhead: () => useAhead(peopleList),
  useLabels: (query) => useCopy(peopleLabels, query, { keepPrevious: true }),
  usePerson: (user_id) => useCopy(personCard, { user_id }),
  useTestCount: (user_id) => useCopy(testCount, { user_id }),
  useAll: () => {
    const bridge = useCopyBridge();
    return (query) => bridge.read(peopleList.name, query) as Promise<PeoplePage>;
  },
  Badge: ({ standing, large = false, withValue = false }) => (
    <span className={classes['finding']}>
      <HydrationBadge
        state={stateOfStanding(standing)}
        large={large}
        value={withValue ? standing.value : null}
      />
      {standing.unsent !== null && <UnsentMark state={standing.unsent} short />}
    </span>
  ),
  textOf: (standing) => [
    hydrationWords[stateOfStanding(standing)].short,
    standing.value === null ? '' : numberText(standing.value),
  ],
  unit: 'mOsm',
  Recent: ({ person }) => <RecentCards person={person} />,
  useHasRecent: (user_id) => !useCopy(recentTests, { user_id }).isPending,
  Actions: ({ person }) => <AddMeasurementButton person={person} />,
  WayIn: DirectoryButton,
  History: PersonAuditCard,
  PersonalData: PersonalDataCard,
};
