import { lazy, Suspense } from 'react';
import { TextSkeleton, useHoldPage } from '#packages/ui';

// The list of people, which comes from the same face, must not wait for what only /settings shows.
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
  useHoldPage(true);
  return <TextSkeleton widths={[40, 60]} />;
}
