import { lazy, Suspense } from 'react';

// Loaded lazily: the sign-in screen is small, and only needs toasts after a new password was set.
const Toasts = lazy(async () => {
  const part = await import('./toasts.tsx');
  return { default: part.Toasts };
});

/** Container of toasts on pages before the sign-in. */
export function ToastPlace() {
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
