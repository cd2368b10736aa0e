import { Toaster } from '#packages/ui';

/** The toasts of a page before the sign-in, in a file that is fetched for them alone. */
export function Toasts() {
  return <Toaster />;
}
