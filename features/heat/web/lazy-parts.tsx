import { Card, ChartSkeleton, lazyPart, LoadingPage, TableSkeleton } from '#packages/ui';
import { locationTexts } from './locations/location-texts.ts';
import { matrixTexts } from './matrix/matrix-texts.ts';

/** The crew card of a site. */
export const LazyCrewCard = lazyPart(
  async () => (await import('./crew/crew-card-screen.tsx')).CrewCardScreen,
  <LoadingPage layout="framed" />,
);

/** The best-hours planner of a site. */
export const BestHoursPlace = lazyPart(
  async () => (await import('./hours/best-hours-screen.tsx')).BestHoursScreen,
  <LoadingPage layout="framed" />,
);

/** The risk per location, loaded together with the chart library. */
export const RiskPerLocationPlace = lazyPart(
  async () => (await import('./locations/risk-per-location-card.tsx')).RiskPerLocationCard,
  <Card title={locationTexts.title}>
    <ChartSkeleton height={200} />
  </Card>,
);

/** The risk matrix, which is below the fold. */
export const RiskMatrixPlace = lazyPart(
  async () => (await import('./matrix/risk-matrix.tsx')).RiskMatrix,
  <Card title={matrixTexts.title}>
    <TableSkeleton rows={6} height={48} />
  </Card>,
);
