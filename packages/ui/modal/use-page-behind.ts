import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { holdPageBehind } from './page-behind.ts';

const nothing = () => undefined;

/** Makes the page inert while a modal is open over it. Returns the id for the modal. */
export function usePageBehind(isOpen: boolean): string {
  const id = useId();
  const release = useRef<() => void>(nothing);
  // After the modal's own effects, which store the focused element: an inert page has none.
  useEffect(() => {
    if (!isOpen) return;
    release.current = holdPageBehind(document, id);
    return () => release.current();
  }, [isOpen, id]);
  // In the same commit that closes it, as a replacing element may take the focus at once.
  useLayoutEffect(() => () => release.current(), [isOpen, id]);
  return id;
}
