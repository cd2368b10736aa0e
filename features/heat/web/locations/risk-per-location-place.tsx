import { lazy, Suspense } from 'react';
import { Card, ChartSkeleton } from '#packages/ui';
import { locationTexts } from './location-texts.ts';

// The library that draws is fetched with it.
const RiskPerLocationCard = lazy(async () => ({
  default: (await import('./risk-per-location-card.tsx')).RiskPerLocationCard,
}));

/** The risk per location, fetched with the screen that shows it. */
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
