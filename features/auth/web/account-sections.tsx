import { lazy, Suspense } from 'react';
import { TextSkeleton, useDelayPageReady } from '#packages/ui';

// Loaded lazily: the sign-in screen has the same public API and must not wait for code that only
// /settings shows.
const AccountParts = lazy(async () => {
  const parts = await import('./settings/account-parts.tsx');
  return { default: parts.AccountParts };
});

/** Password, two-factor sign-in and sign-ins, as sections of /settings. */
export function AccountSections() {
  return (
    <Suspense fallback={<Coming />}>
      <AccountParts />
    </Suspense>
  );
}

function Coming() {
  useDelayPageReady(true);
  return <TextSkeleton widths={[40, 60]} />;
}
