import { Stack } from '@mantine/core';
import { personHistory } from '#hydration/offline';
import type { PersonCard } from '#people/domain';
import { useCopy } from '#packages/sync/web';
import { PersonHistoryCard } from './person-history-card.tsx';
import { PersonPictures } from './person-pictures.tsx';
import { RecentCard } from './recent-card.tsx';

/** The recent tests of a person as tiles, and as a line if there are enough. */
export function RecentCards({ person }: { person: PersonCard }) {
  const history = useCopy(personHistory, { user_id: person.user_id });
  const hasLine = (history.data?.points.length ?? 0) > 1;
  return (
    <Stack gap={16} miw={0}>
      <RecentCard person={person} />
      {hasLine && (
        <PersonPictures person={person}>
          <PersonHistoryCard query={history} />
        </PersonPictures>
      )}
    </Stack>
  );
}
