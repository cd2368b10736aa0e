import { lazy, Suspense } from 'react';
import { Card, TableSkeleton } from '#packages/ui';
import { weatherTexts } from './weather-texts.ts';

// It stands below the fold: what is above need not wait for it.
const WeatherCard = lazy(async () => ({
  default: (await import('./weather-card.tsx')).WeatherCard,
}));

/** The weather overview, fetched with the screen that shows it. */
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
