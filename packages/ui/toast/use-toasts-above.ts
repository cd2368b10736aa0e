import { useLayoutEffect } from 'react';

/**
 * While it is used toasts stand higher: where a form ends in buttons that stay in sight, what went wrong
 * must not lie on the way to try again.
 */
export function useToastsAbove(): void {
  useLayoutEffect(() => {
    // Said of the page as a whole: a style that asks what the page holds is asked with every change of it.
    const { dataset } = document.documentElement;
    dataset['toastsAbove'] = 'true';
    return () => void delete dataset['toastsAbove'];
  }, []);
}
