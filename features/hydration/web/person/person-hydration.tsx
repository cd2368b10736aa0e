import type { PersonCard } from '#people/domain';
import { Cards, NoMatch, useDelayPageReady } from '#packages/ui';
import { BaselineCard } from '../cards/baseline-card.tsx';
import { PersonHistoryCard } from '../cards/person-history-card.tsx';
import { PersonPictures } from '../cards/person-pictures.tsx';
import { TestsCard } from '../tests/tests-card.tsx';
import { useTestsOfPerson } from '../tests/use-tests-of-person.ts';
import { ViewBar } from '../tests/view-bar.tsx';
import classes from './person.module.css';

/** A person's hydration: history against the bounds in force, baseline, and all tests of a view. */
export function PersonHydration({ person }: { person: PersonCard }) {
  const tests = useTestsOfPerson(person.user_id);
  const { history, whole, query, isNarrowed, showAll } = tests;
  const noMatch = isNarrowed && <NoMatch text="No valid tests in this view." onReset={showAll} />;
  useDelayPageReady(history.isPending || query.isPending);
  return (
    <PersonPictures person={person} filter={tests.place.filter}>
      <ViewBar tests={tests} />
      <Cards className={classes['cards']}>
        <PersonHistoryCard query={history} empty={noMatch || undefined} />
        <BaselineCard query={whole} />
        <TestsCard person={person} tests={tests} />
      </Cards>
    </PersonPictures>
  );
}
