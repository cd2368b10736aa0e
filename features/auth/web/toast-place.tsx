import { lazy, Suspense } from 'react';

// The sign-in screen is small, and only who has set a new password comes to it with a toast.
const Toasts = lazy(async () => {
  const part = await import('./toasts.tsx');
  return { default: part.Toasts };
});

/** Where toasts appear on a page before the sign-in. */
export function ToastPlace() {
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
