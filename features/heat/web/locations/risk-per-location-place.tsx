import { lazy, Suspense } from 'react';
import { Card, ChartSkeleton } from '#packages/ui';
import { locationTexts } from './location-texts.ts';

// Loaded lazily, together with the chart library.
const RiskPerLocationCard = lazy(async () => ({
  default: (await import('./risk-per-location-card.tsx')).RiskPerLocationCard,
}));

/** The risk per location, loaded lazily. */
export function RiskPerLocationPlace() {
  return (
    <Suspense
      fallback={
        <Card title={locationTexts.title}>
          <ChartSkeleton height={200} />
        </Card>
      }
    >
      <RiskPerLocationCard />
    </Suspense>
  );
}
