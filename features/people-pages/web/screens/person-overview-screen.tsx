import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PersonAcclimatisationCard } from '#acclimatisation/web';
import { PersonAuditCard } from '#audit/web';
import { PersonSignInsCard } from '#auth/web';
import { RecentCards } from '#hydration/web';
import { Cards, Page } from '#packages/ui';
import { personName } from '#people/domain';
import { PersonalDataCard } from '#privacy/web';
import { DetailsCard } from '../person/details-card.tsx';
import { PersonFrame } from '../person/person-frame.tsx';
import { ProfileCard } from '../person/profile-card.tsx';
import classes from './person-overview-screen.module.css';

// Loaded lazily, as most visitors do not open the form.
const EditPerson = lazy(async () => ({
  default: (await import('./edit-person.tsx')).EditPerson,
}));

/** The overview of a person: the cards of all features, or the form. Add new cards here. */
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
  return (
    <PersonFrame user_id={user_id}>
      {(person) => (
        <div className={classes['columns']}>
          <Cards className={classes['about']}>
            <ProfileCard person={person} />
            <DetailsCard user_id={user_id} />
          </Cards>
          <Cards className={classes['recent']}>
            <RecentCards person={person} />
            <PersonAcclimatisationCard user_id={user_id} />
          </Cards>
          <Cards className={classes['about']}>
            <PersonSignInsCard person={{ user_id, name: personName(person) }} />
            <PersonAuditCard user_id={user_id} />
            <PersonalDataCard person={person} />
          </Cards>
        </div>
      )}
    </PersonFrame>
  );
}
