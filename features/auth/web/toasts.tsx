import { Toaster } from '#packages/ui';

/** The toasts of pages before the sign-in, in their own file. */
export function Toasts() {
  return <Toaster />;
}
