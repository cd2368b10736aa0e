import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';

/** Asks before the page is left; resolves to whether it may be. */
type Guard = () => Promise<boolean>;

const watchers = new Set<() => void>();
let guard: Guard | null = null;
/** Another screen was opened since the page was loaded. */
let hasMoved = false;

/** The current address: path and search. */
export function useAddress(): string {
  return useSyncExternalStore(watch, () => `${location.pathname}${location.search}`);
}

/** Opens an address of this page, unless the screen asks to stay. */
export async function goTo(address: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  if (guard !== null && !(await guard())) return;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  window.scrollTo(0, 0);
  hasMoved = true;
  for (const watcher of [...watchers]) watcher();
}

/** Sets what asks before the page is left; returns a function that removes it. */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('popstate', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('popstate', watcher);
  };
}

/**
 * For the heading of a screen: it gets the focus that was on the link to this screen, so that a
 * keyboard and a screen reader go on here.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hasMoved && isLost) place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to an address of this page. */
export function Link({ to, className, children }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void goTo(to);
  };
  return (
    <a href={to} className={className} onClick={open}>
      {children}
    </a>
  );
}

/** What an address of this page shows. */
export type Place =
  | {
      readonly is: 'home' | 'assessments';
      readonly token: string;
      readonly course_id: string | null;
    }
  | {
      readonly is: 'course';
      readonly token: string;
      readonly course_id: string;
      readonly isCertificate: boolean;
    }
  | {
      readonly is: 'take';
      readonly token: string;
      readonly assessment_id: string;
      readonly course_id: string | null;
    }
  | { readonly is: 'start' }
  | { readonly is: 'unknown'; readonly token: string };

/** Reads an address. */
export function placeOf(address: string): Place {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const [first, token = '', ...rest] = pathname.split('/').filter(Boolean).map(decoded);
  if (first !== 'access' || token === '') return { is: 'start' };
  const course_id = searchParams.get('course');
  const [part, id, last, ...more] = rest;
  if (part === undefined) return { is: 'home', token, course_id };
  if (more.length > 0) return { is: 'unknown', token };
  if (part === 'courses' && id !== undefined && last === undefined) {
    return { is: 'course', token, course_id: id, isCertificate: searchParams.has('certificate') };
  }
  if (part === 'assessments' && id === undefined) return { is: 'assessments', token, course_id };
  if (part === 'assessments' && id !== undefined && last === 'take') {
    return { is: 'take', token, assessment_id: id, course_id };
  }
  return { is: 'unknown', token };
}

/** Addresses of the screens of a link. */
export function linkAddresses(token: string) {
  const base = `/access/${encodeURIComponent(token)}`;
  return {
    list: base,
    course: (id: string) => `${base}/courses/${id}`,
    certificate: (id: string) => `${base}/courses/${id}?certificate=1`,
    allAssessments: `${base}/assessments`,
    assessments: (id: string) => `${base}/assessments?course=${id}`,
    take: ({ course_id, assessment_id }: { course_id: string; assessment_id: string }) =>
      `${base}/assessments/${assessment_id}/take?course=${course_id}`,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
