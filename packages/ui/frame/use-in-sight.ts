import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Margin around the window in which elements count as visible. */
const margin = '10% 0px';

const watchers = new WeakMap<Element, (isInSight: boolean) => void>();
let shared: IntersectionObserver | undefined;

/** One observer for all, as a page has up to 200 rows. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  return shared;
}

/**
 * Whether an element is in or near the window.
 *
 * @param unknown the answer until it is known
 */
export function useInSight<Box extends Element>(
  unknown = true,
): [box: RefObject<Box | null>, isInSight: boolean] {
  const box = useRef<Box>(null);
  const [isInSight, setInSight] = useState(unknown);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    watchers.set(element, setInSight);
    observer().observe(element);
    return () => observer().unobserve(element);
  }, []);
  return [box, isInSight];
}
