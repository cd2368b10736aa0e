import { lazy, Suspense } from 'react';
import { Card, TableSkeleton } from '#packages/ui';
import { weatherTexts } from './weather-texts.ts';

// Loaded lazily, as it is below the fold.
const WeatherCard = lazy(async () => ({
  default: (await import('./weather-card.tsx')).WeatherCard,
}));

/** The weather overview, loaded lazily. */
export function WeatherPlace() {
  return (
    <Suspense
      fallback={
        <Card title={weatherTexts.title}>
          <TableSkeleton rows={8} height={38} />
        </Card>
      }
    >
      <WeatherCard />
    </Suspense>
  );
}
