import type { OpenedKind } from '#profile-views/contract';

/** What a person has opened on one day, on this device. */
export interface OpenedToday {
  /** 'DD MMM YYYY' in the zone of the screen. */
  readonly day: string;
  /** Each as `kind user_id`. */
  readonly opened: readonly string[];
}

/** Before anything is opened. */
export const nothingOpened: OpenedToday = { day: '', opened: [] };

/** More are sent again when they are opened again; the server keeps one of each day. */
const mostKept = 2000;

/**
 * What was opened with one more, on a new day only that one; null if the same was opened on that day
 * before.
 */
export function openedWith(
  before: OpenedToday,
  { user_id, kind, day }: { user_id: string; kind: OpenedKind; day: string },
): OpenedToday | null {
  const opened = before.day === day ? before.opened : [];
  const key = `${kind} ${user_id}`;
  if (opened.includes(key)) return null;
  return { day, opened: [...opened, key].slice(-mostKept) };
}
