import { useEffect, useId } from 'react';
import { holdPageBehind } from './page-behind.ts';

/** Keeps the page out of use while a modal is open over it. Gives the id that the modal has to carry. */
export function usePageBehind(isOpen: boolean): string {
  const id = useId();
  // After the modal's own effects, which remember where the focus was: an inert page has none.
  useEffect(() => (isOpen ? holdPageBehind(document, id) : undefined), [isOpen, id]);
  return id;
}
