import { lazy, Suspense } from 'react';
import { accumulationTitle } from '#heat/contract';
import { temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Card, ChartSkeleton } from '#packages/ui';
import { useWeatherSite } from '#weather/web';

// It stands below the fold: what is above need not wait for it.
const AccumulationCard = lazy(async () => ({
  default: (await import('./accumulation-card.tsx')).AccumulationCard,
}));

/** The accumulation tracker, exactly where the organisation has a threshold and a site is placed. */
export function AccumulationPlace() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { site } = useWeatherSite();
  const metadata = organisation?.metadata ?? {};
  const threshold = metadata._heat_index_threshold ?? null;
  if (threshold === null || site === undefined) return null;
  return (
    <Suspense
      fallback={
        <Card title={accumulationTitle}>
          <ChartSkeleton height={200} />
        </Card>
      }
    >
      <AccumulationCard {...{ site, threshold, unit: temperatureUnit(metadata) }} />
    </Suspense>
  );
}
