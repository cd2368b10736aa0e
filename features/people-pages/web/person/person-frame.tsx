import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { personCard } from '#hydration/offline';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { ErrorScreen, Page, TextSkeleton, useTitle } from '#packages/ui';
import { useCopy, useInitialised } from '#packages/sync/web';
import { usePendingPerson } from '../actions/pending.ts';
import { AbsentPerson } from './absent-person.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonTabs } from './person-tabs.tsx';

interface Props {
  user_id: string;
  children: (person: PersonCard) => ReactNode;
}

/**
 * The page of one person: head and tabs above the tab's content; or a message why there is none.
 */
export function PersonFrame({ user_id, children }: Props) {
  const { data: kept, error, refetch } = useCopy(personCard, { user_id });
  const person = usePendingPerson(kept);
  const initialised = useInitialised();
  const title = person === null || person === undefined ? 'User not found' : personName(person);
  useTitle(person === undefined ? null : title);
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  if (person === null) return <AbsentPerson user_id={user_id} />;
  if (person === undefined) {
    return (
      <Page ready={false}>
        <Skeleton height={52} width={360} mb={12} radius={8} />
        <TextSkeleton widths={[40]} />
      </Page>
    );
  }
  return (
    <Page ready={initialised}>
      <PersonHead person={person} />
      <PersonTabs user_id={user_id} name={personName(person)} />
      {children(person)}
    </Page>
  );
}
