import { lazy, Suspense } from 'react';
import { LoadingPage } from '#packages/ui';

const BestHoursScreen = lazy(async () => ({
  default: (await import('./best-hours-screen.tsx')).BestHoursScreen,
}));

/** The best-hours planner of a site, loaded lazily. */
export function BestHoursPlace({ tag_id }: { tag_id: string }) {
  return (
    <Suspense fallback={<LoadingPage layout="framed" />}>
      <BestHoursScreen tag_id={tag_id} />
    </Suspense>
  );
}
