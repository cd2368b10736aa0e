import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PersonSignInsCard } from '#auth/web';
import { Cards, Page } from '#packages/ui';
import { personName } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';
import { DetailsCard } from '../person/details-card.tsx';
import { PersonFrame } from '../person/person-frame.tsx';
import { ProfileCard } from '../person/profile-card.tsx';
import classes from './person-overview-screen.module.css';

// Loaded lazily, as most visitors do not open the form.
const EditPerson = lazy(async () => ({
  default: (await import('./edit-person.tsx')).EditPerson,
}));

/** The overview of a person: data and newest tests, or the form. */
export function PersonOverviewScreen() {
  const { user_id = '' } = useParams({ strict: false });
  const { edit = false } = useSearch({ strict: false });
  if (!edit) return <Overview user_id={user_id} />;
  return (
    <Suspense fallback={<Page ready={false}>{null}</Page>}>
      <EditPerson user_id={user_id} />
    </Suspense>
  );
}

function Overview({ user_id }: { user_id: string }) {
  const { History, PersonalData, Recent, useHasRecent } = usePeopleParts();
  const hasRecent = useHasRecent(user_id);
  return (
    <PersonFrame user_id={user_id} ready={hasRecent}>
      {(person) => (
        <div className={classes['columns']}>
          <Cards className={classes['about']}>
            <ProfileCard person={person} />
            <DetailsCard user_id={user_id} />
          </Cards>
          <Cards className={classes['recent']}>
            <Recent person={person} />
          </Cards>
          <Cards className={classes['about']}>
            <PersonSignInsCard person={{ user_id, name: personName(person) }} />
            <History user_id={user_id} />
            <PersonalData person={person} />
          </Cards>
        </div>
      )}
    </PersonFrame>
  );
}
