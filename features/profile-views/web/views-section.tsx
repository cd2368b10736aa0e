import { lazy, Suspense } from 'react';
import { TextSkeleton, useDelayPageReady } from '#packages/ui';

// Loaded lazily: the page of a person has the same public API and must not wait for code that only
// /settings shows.
const OwnViews = lazy(async () => ({ default: (await import('./own-views.tsx')).OwnViews }));

/** Who opened the data of the viewer, as a section of /settings. */
export function ViewsSection() {
  return (
    <Suspense fallback={<Coming />}>
      <OwnViews />
    </Suspense>
  );
}

function Coming() {
  useDelayPageReady(true);
  return <TextSkeleton widths={[40, 60]} />;
}
