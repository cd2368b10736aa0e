import { useParams } from '@tanstack/react-router';
import { personHistory } from '#hydration/offline';
import { PeoplePartsProvider, PersonFrame } from '#people/web';
import { useCopy } from '#packages/sync/web';
import { BaselineCard } from '../cards/baseline-card.tsx';
import { PersonHistoryCard } from '../cards/person-history-card.tsx';
import { peopleParts } from '../people-parts.tsx';
import { TestsCard } from '../tests/tests-card.tsx';
import { useTestsOfPerson } from '../tests/use-tests-of-person.ts';
import classes from './person-hydration-screen.module.css';

/** A person's hydration: history against the bounds in force, baseline, and every test. */
export function PersonHydrationScreen() {
  const { user_id = '' } = useParams({ strict: false });
  const history = useCopy(personHistory, { user_id });
  const tests = useTestsOfPerson(user_id);
  return (
    <PeoplePartsProvider value={peopleParts}>
      <PersonFrame user_id={user_id} ready={!history.isPending && !tests.query.isPending}>
        {(person) => (
          <div className={classes['cards']}>
            <PersonHistoryCard query={history} />
            <BaselineCard query={history} />
            <TestsCard person={person} tests={tests} />
          </div>
        )}
      </PersonFrame>
    </PeoplePartsProvider>
  );
}
