import { useEffect, useId, useLayoutEffect, useRef } from 'react';

const nothing = () => undefined;

/** Makes the page inert while a modal is open over it. Returns the id for the modal. */
export function usePageBehind(isOpen: boolean): string {
  const id = useId();
  const release = useRef<() => void>(nothing);
  // After the modal's own effects, which store the focused element: an inert page has none.
  useEffect(() => {
    if (!isOpen) return;
    release.current = makeInert(document, id);
    return () => release.current();
  }, [isOpen, id]);
  // In the same commit that closes it, as a replacing element may take the focus at once.
  useLayoutEffect(() => () => release.current(), [isOpen, id]);
  return id;
}

const holders = new WeakMap<Element, number>();

/**
 * Makes the page inert while the modal `id` is open over it; portals that are added later (lists,
 * messages) stay active. Returns a function that ends it.
 */
function makeInert(page: Document, id: string): () => void {
  const own = page.getElementById(id);
  const modals = [...page.querySelectorAll('[data-portal] [aria-modal="true"]')];
  const behind = [
    ...page.querySelectorAll('body > :not(script, style, [data-portal])'),
    // Without a transition the modal itself exists already.
    ...modals.filter((modal) => !own?.contains(modal)),
  ];
  for (const element of behind) hold(element, 1);
  // A second call has no effect.
  return () => {
    for (const element of behind.splice(0)) hold(element, -1);
  };
}

/** Two open modals count twice; the page is free when both are closed. */
function hold(element: Element, more: 1 | -1): void {
  const count = (holders.get(element) ?? 0) + more;
  holders.set(element, count);
  element.toggleAttribute('inert', count > 0);
}
