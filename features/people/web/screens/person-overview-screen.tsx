import { useParams } from '@tanstack/react-router';
import { PersonSignInsCard } from '#auth/web';
import { personName } from '#people/domain';
import { usePeopleParts } from '../people-parts.ts';
import { PersonFrame } from '../person/person-frame.tsx';
import { ProfileCard } from '../person/profile-card.tsx';
import classes from './person-overview-screen.module.css';

/** A person's first page: who they are and their newest tests. */
export function PersonOverviewScreen() {
  const { user_id = '' } = useParams({ strict: false });
  const { PersonalData, Recent, useHasRecent } = usePeopleParts();
  const hasRecent = useHasRecent(user_id);
  return (
    <PersonFrame user_id={user_id} ready={hasRecent}>
      {(person) => (
        <div className={classes['columns']}>
          <div className={classes['about']}>
            <ProfileCard person={person} />
            <PersonSignInsCard person={{ user_id, name: personName(person) }} />
            <PersonalData person={person} />
          </div>
          <Recent person={person} />
        </div>
      )}
    </PersonFrame>
  );
}
