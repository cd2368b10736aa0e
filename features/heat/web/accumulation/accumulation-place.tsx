import { lazy, Suspense } from 'react';
import { accumulationTitle } from '#heat/contract';
import { temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Card, ChartSkeleton, EmptyState } from '#packages/ui';
import { useWeatherSite } from '#weather/web';
import { accumulationTexts } from './accumulation-texts.ts';

// Loaded lazily, as it is below the fold.
const AccumulationCard = lazy(async () => ({
  default: (await import('./accumulation-card.tsx')).AccumulationCard,
}));

/** The accumulation tracker, if the organisation has set a heat index threshold. */
export function AccumulationPlace() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { site, sites, keep } = useWeatherSite();
  const metadata = organisation?.metadata ?? {};
  const threshold = metadata._heat_index_threshold ?? null;
  if (threshold === null) return null;
  if (sites === undefined) return <Coming />;
  if (site === undefined) {
    return (
      <Card title={accumulationTitle}>
        <EmptyState
          title={accumulationTexts.noPlace}
          text={accumulationTexts.noPlaceAbout}
          outline="chart"
        />
      </Card>
    );
  }
  return (
    <Suspense fallback={<Coming />}>
      <AccumulationCard
        {...{ site, sites, threshold, unit: temperatureUnit(metadata) }}
        onSite={keep}
      />
    </Suspense>
  );
}

function Coming() {
  return (
    <Card title={accumulationTitle}>
      <ChartSkeleton height={200} />
    </Card>
  );
}
