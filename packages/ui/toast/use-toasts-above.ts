import { useLayoutEffect } from 'react';

/**
 * Shows toasts higher while it is used, so that they do not cover the buttons at the end of a form.
 */
export function useToastsAbove(): void {
  useLayoutEffect(() => {
    // Set on the root element, as a CSS `:has()` rule would be evaluated with every change of the
    // page.
    const { dataset } = document.documentElement;
    dataset['toastsAbove'] = 'true';
    return () => void delete dataset['toastsAbove'];
  }, []);
}
