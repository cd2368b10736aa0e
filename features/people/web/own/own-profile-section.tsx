import { lazy, Suspense } from 'react';
import { TextSkeleton, useDelayPageReady } from '#packages/ui';

// Loaded lazily: the list of people has the same public API and must not wait for code that only
// /settings shows.
const OwnProfile = lazy(async () => ({
  default: (await import('./own-profile.tsx')).OwnProfile,
}));

/** The own profile, as a section of /settings. */
export function OwnProfileSection() {
  return (
    <Suspense fallback={<Coming />}>
      <OwnProfile />
    </Suspense>
  );
}

function Coming() {
  useDelayPageReady(true);
  return <TextSkeleton widths={[40, 60]} />;
}
