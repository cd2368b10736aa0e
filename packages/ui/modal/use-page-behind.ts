import { useEffect } from 'react';
import { holdPageBehind } from './page-behind.ts';

/** Keeps the page out of use while a modal is open over it. */
export function usePageBehind(isOpen: boolean): void {
  // After the modal's own effects, which remember where the focus was: an inert page has none.
  useEffect(() => (isOpen ? holdPageBehind(document) : undefined), [isOpen]);
}
