const holders = new WeakMap<Element, number>();

/**
 * Takes what is on the page out of use, to keys, pointers and readers, while the modal of `id` is open over
 * it; what comes into a portal later (its lists, messages) stays in use. Gives what ends it.
 */
export function holdPageBehind(page: Document, id: string): () => void {
  const own = page.getElementById(id);
  const modals = [...page.querySelectorAll('[data-portal] [aria-modal="true"]')];
  const behind = [
    ...page.querySelectorAll('body > :not(script, style, [data-portal])'),
    // Without a transition the modal itself stands already.
    ...modals.filter((modal) => !own?.contains(modal)),
  ];
  for (const element of behind) hold(element, 1);
  // Whoever ends it twice has ended it once.
  return () => {
    for (const element of behind.splice(0)) hold(element, -1);
  };
}

/** Two modals that lie over one another hold the page twice; it is free when both have gone. */
function hold(element: Element, more: 1 | -1): void {
  const count = (holders.get(element) ?? 0) + more;
  holders.set(element, count);
  element.toggleAttribute('inert', count > 0);
}
