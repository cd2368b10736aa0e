import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { holdPageBehind } from './page-behind.ts';

const nothing = () => undefined;

/** Keeps the page out of use while a modal is open over it. Gives the id that the modal has to carry. */
export function usePageBehind(isOpen: boolean): string {
  const id = useId();
  const release = useRef<() => void>(nothing);
  // After the modal's own effects, which remember where the focus was: an inert page has none.
  useEffect(() => {
    if (!isOpen) return;
    release.current = holdPageBehind(document, id);
    return () => release.current();
  }, [isOpen, id]);
  // Already with the commit that closes it: what comes in its place may take the focus at once.
  useLayoutEffect(() => () => release.current(), [isOpen, id]);
  return id;
}
