import { accumulationTitle } from '#heat/contract';
import { temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Card, ChartSkeleton, EmptyState, lazyPart } from '#packages/ui';
import { useWeatherSite } from '#weather/web';
import { SetUpLink } from '#people/web';
import { accumulationTexts } from './accumulation-texts.ts';

const coming = (
  <Card title={accumulationTitle}>
    <ChartSkeleton height={200} />
  </Card>
);

// Below the fold.
const AccumulationCard = lazyPart(
  async () => (await import('./accumulation-card.tsx')).AccumulationCard,
  coming,
);

/** The accumulation tracker, if the organisation has set a heat index threshold. */
export function AccumulationTracker() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const { site, sites, keep } = useWeatherSite();
  const metadata = organisation?.metadata ?? {};
  const threshold = metadata._heat_index_threshold ?? null;
  if (threshold === null) return null;
  if (sites === undefined) return coming;
  if (site === undefined) {
    return (
      <Card title={accumulationTitle}>
        <EmptyState
          title={accumulationTexts.noPlace}
          text={accumulationTexts.noPlaceAbout}
          outline="chart"
          action={<SetUpLink step="site" />}
        />
      </Card>
    );
  }
  return (
    <AccumulationCard
      {...{ site, sites, threshold, unit: temperatureUnit(metadata) }}
      onSite={keep}
    />
  );
}
