import { useCopy } from '#packages/sync/web';
import { Card, ChartSkeleton, lazyPart } from '#packages/ui';
import { weatherSitesAll } from '#weather/offline';
import { heatMapTexts } from './heat-map-texts.ts';
import type { SitesMapProps } from './sites-map-card.tsx';

const LazyCard = lazyPart(
  async () => (await import('./sites-map-card.tsx')).SitesMapCard,
  <Card title={heatMapTexts.card}>
    <ChartSkeleton height={320} />
  </Card>,
);

/** The map of locations as a card; nothing if no location has coordinates. */
export function SitesMapPlace(props: SitesMapProps) {
  const { data = [] } = useCopy(weatherSitesAll, {});
  return data.length === 0 ? null : <LazyCard {...props} />;
}
