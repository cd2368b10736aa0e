import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { peopleLabels, peopleList, personCard } from '#hydration/offline';
import type { Standing } from '#people/domain';
import type { PeopleParts } from '#people/web';
import { useCopy, useCopyBridge } from '#packages/sync/web';
import type { PeoplePage } from '#people/domain';
import { HydrationBadge } from './hydration-badge.tsx';
import { AddMeasurementButton } from './person/add-measurement-button.tsx';
import { RecentCard } from './cards/recent-card.tsx';
import { numberText } from './value-text.ts';

/** What the screens of people show of hydration. */
export const peopleParts: PeopleParts = {
  useList: (query) => useCopy(peopleList, query, { keepPrevious: true }),
  useLabels: (showHidden) => useCopy(peopleLabels, { showHidden }, { keepPrevious: true }),
  usePerson: (user_id) => useCopy(personCard, { user_id }),
  useAll: () => {
    const bridge = useCopyBridge();
    return (query) => bridge.read(peopleList.name, query) as Promise<PeoplePage>;
  },
  Badge: ({ standing, large = false, withValue = false }) => (
    <HydrationBadge
      state={stateOf(standing)}
      large={large}
      value={withValue ? standing.value : null}
    />
  ),
  textOf: (standing) => [
    hydrationWords[stateOf(standing)].short,
    standing.value === null ? '' : numberText(standing.value),
  ],
  unit: 'mOsm',
  Recent: ({ person }) => <RecentCard person={person} />,
  Actions: ({ person }) => <AddMeasurementButton person={person} />,
};

/** People pass states on as they got them: as words of this feature. */
function stateOf({ state }: Standing): HydrationState {
  return hydrationStates.find((known) => known === state) ?? 'not_tested';
}
