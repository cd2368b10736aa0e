import { personCard, personHistory } from '#hydration/offline';
import {
  AddMeasurementButton,
  HydrationBadge,
  PersonHistoryCard,
  PersonPictures,
  RecentCard,
  stateOfStanding,
} from '#hydration/web';
import { Cards, Page, PageHead, RelativeTime, UnsentMark } from '#packages/ui';
import { useCopy, useInitialised } from '#packages/sync/web';
import classes from './dashboard.module.css';

/** The dashboard of a person who may see nobody else: their own status, history and tests. */
export function MyHydration({ user_id }: { user_id: string }) {
  const person = useCopy(personCard, { user_id });
  const history = useCopy(personHistory, { user_id });
  const initialised = useInitialised();
  const isReady = initialised && !person.isPending && !history.isPending;
  return (
    <Page ready={isReady}>
      <PageHead
        title={
          <>
            My hydration
            {person.data && (
              <HydrationBadge
                state={stateOfStanding(person.data.standing)}
                value={person.data.standing.value}
                large
              />
            )}
            {person.data?.standing.unsent != null && (
              <UnsentMark state={person.data.standing.unsent} short />
            )}
          </>
        }
        sentence={
          person.data?.standing.time == null ? (
            'No test yet'
          ) : (
            <>
              Last measured <RelativeTime time={person.data.standing.time} />
            </>
          )
        }
        actions={person.data && <AddMeasurementButton person={person.data} />}
      />
      <Cards className={classes['pair']}>
        {person.data && (
          <PersonPictures person={person.data}>
            <PersonHistoryCard query={history} />
          </PersonPictures>
        )}
        {person.data && <RecentCard person={person.data} />}
      </Cards>
    </Page>
  );
}
