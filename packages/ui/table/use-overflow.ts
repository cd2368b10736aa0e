import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Marks an element with `data-overflows` while its content is wider than itself. Only for CSS,
 * without rendering.
 */
export function useOverflow<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-overflows', element.scrollWidth > element.clientWidth);
    });
    const watch = () => {
      observer.disconnect();
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
    };
    watch();
    // A table replaces its skeleton.
    const children = new MutationObserver(watch);
    children.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      children.disconnect();
    };
  }, []);
  return box;
}
