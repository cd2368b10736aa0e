import { lazy, Suspense } from 'react';
import { LoadingPage } from '#packages/ui';

const CrewCardScreen = lazy(async () => ({
  default: (await import('./crew-card-screen.tsx')).CrewCardScreen,
}));

/** The crew card of a site, loaded lazily. */
export function CrewCardPlace({ tag_id }: { tag_id: string }) {
  return (
    <Suspense fallback={<LoadingPage layout="framed" />}>
      <CrewCardScreen tag_id={tag_id} />
    </Suspense>
  );
}
