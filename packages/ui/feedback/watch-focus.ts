/** How long dialogs and fields may move the focus themselves, in milliseconds. */
const grace = 80;
/** Elements that had the focus and are remembered: a dialog may be opened from a menu. */
const most = 6;

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const rows = 'li, tr, fieldset, [role="row"], [role="listitem"]';
const headings = 'h1, h2, h3, h4, legend';

/** An element with the focus, and where it was. */
interface Place {
  element: HTMLElement;
  /** From its parent to the body. */
  parents: readonly Element[];
  /** Its parent's place in each parent, from 0. */
  positions: readonly number[];
}

/**
 * Keyboard users lose their place when the button that they pressed is removed or switched off: the
 * browser gives the focus to the body. This gives it to what is nearest: the same control once it
 * is on again, the same or the next row, the heading of the part, or that of the page.
 *
 * @returns a function that ends it
 */
export function watchFocus(page: Document): () => void {
  let places: Place[] = [];
  let isMissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    isMissed = false;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(
      0,
      most,
    );
  };
  // A press beside everything takes the focus away on purpose.
  const forget = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls) === null) places = [];
  };
  const check = () => {
    clearTimeout(timer);
    const [last] = places;
    if (last === undefined || hasFocus(page)) return;
    isMissed ||= isLost(last.element);
    if (!isMissed) return;
    timer = setTimeout(() => {
      // A button that is busy gets the focus back when it is done.
      if (hasFocus(page) || last.element.matches('[data-loading]')) return;
      for (const place of places) if (giveBack(place)) return;
      focusOn(page.querySelector('#main h1, main h1'));
    }, grace);
  };
  const changes = new MutationObserver(check);
  changes.observe(page.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['disabled', 'data-loading', 'hidden'],
  });
  page.addEventListener('focusin', remember);
  page.addEventListener('pointerdown', forget);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    page.removeEventListener('focusin', remember);
    page.removeEventListener('pointerdown', forget);
  };
}

function placeOf(element: HTMLElement): Place {
  const parents: Element[] = [];
  const positions: number[] = [];
  for (let at: Element = element; at.parentElement !== null; at = at.parentElement) {
    parents.push(at.parentElement);
    positions.push([...at.parentElement.children].indexOf(at));
  }
  return { element, parents, positions };
}

function hasFocus({ activeElement, body }: Document): boolean {
  return activeElement !== null && activeElement !== body;
}

/** It is removed, off or hidden. */
function isLost(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(':disabled, [hidden] *');
}

function giveBack({ element, parents, positions }: Place): boolean {
  if (!isLost(element)) return focusOn(element);
  const nth = parents.findIndex(({ isConnected }) => isConnected);
  const parent = parents[nth];
  // What was in a dialog or a menu is not on the page: the place before it counts.
  if (parent === undefined || parent.closest('main, [role="dialog"]') === null) return false;
  const row = parent.closest(rows);
  if (row !== null && focusOn(row.querySelector(controls))) return true;
  if (!element.isConnected) {
    const position = positions[nth] ?? 0;
    const siblings = parent.children;
    const next = siblings[position] ?? siblings[position - 1];
    if (next?.matches(rows) === true && focusOn(next.querySelector(controls))) return true;
  }
  for (let part: Element | null = parent; part !== null; part = part.parentElement) {
    if (!part.matches('section, form, article, fieldset, main, [role="dialog"]')) continue;
    if (focusOn(part.querySelector(headings))) return true;
  }
  return false;
}

/** Gives the focus to an element, also to a heading; false if it cannot have it. */
function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element.closest('[inert], [hidden]') !== null) {
    return false;
  }
  if (element.matches(headings)) element.tabIndex = -1;
  element.focus({ preventScroll: !element.matches(controls) });
  return element.ownerDocument.activeElement === element;
}
