import { kindsOfPerson } from '#hydration/offline';
import type { PersonCard } from '#people/domain';
import { useCopy } from '#packages/sync/web';
import { Card, CardBoundary, GenericLoader, TextSkeleton, useDelayPageReady } from '#packages/ui';
import { PersonPictures } from '../cards/person-pictures.tsx';
import { KindChartCard } from '../kinds/kind-chart-card.tsx';
import { KindTestsCard } from '../kinds/kind-tests-card.tsx';
import classes from './person.module.css';

/** A person's sweat sodium and all other types of tests except saliva, each as line and list. */
export function PersonSweat({ person }: { person: PersonCard }) {
  const { data, error, isPending, refetch } = useCopy(kindsOfPerson, { user_id: person.user_id });
  useDelayPageReady(isPending);
  return (
    <div className={classes['column']}>
      <GenericLoader
        error={error}
        isPending={isPending}
        onRetry={() => void refetch()}
        skeleton={
          <Card>
            <TextSkeleton widths={[40, 90, 80]} />
          </Card>
        }
        framed
      >
        {data?.map((kind) => (
          <section
            key={kind.custom_id ?? kind.type}
            className={classes['column']}
            aria-label={`${kind.name} of this person`}
          >
            <CardBoundary>
              <PersonPictures person={person}>
                <KindChartCard
                  kind={kind}
                  mayView={person.may.viewMeasurements}
                  maySeeValues={person.may.viewValues}
                />
              </PersonPictures>
            </CardBoundary>
            <CardBoundary>
              {kind.tests > 0 && <KindTestsCard person={person} kind={kind} />}
            </CardBoundary>
          </section>
        ))}
      </GenericLoader>
    </div>
  );
}
