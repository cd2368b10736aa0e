import { Card, lazyPart, TableSkeleton } from '#packages/ui';
import { weatherTexts } from './weather-texts.ts';

/** The weather overview, loaded lazily, as it is below the fold. */
export const WeatherPlace = lazyPart(
  async () => (await import('./weather-card.tsx')).WeatherCard,
  <Card title={weatherTexts.title}>
    <TableSkeleton rows={8} height={38} />
  </Card>,
);
