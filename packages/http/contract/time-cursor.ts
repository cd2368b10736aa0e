import { z } from 'zod';

/** The place after an entry of a list that is sorted by time and id. */
export interface TimePlace {
  /** ISO 8601 with milliseconds, in UTC. */
  readonly time: string;
  readonly id: string;
}

const id = z.guid();
const time = z.iso.datetime({ precision: 3 });

/** The place as a query parameter. Only what `timeCursorOf` writes is accepted. */
export const timeCursor = z
  .string()
  .max(70)
  .refine((cursor) => placeOfCursor(cursor) !== null, 'This page is not known');

/** The cursor of a place: '2026-11-27T10:00:00.000Z_0199f000-…'. */
export function timeCursorOf(place: TimePlace): string {
  return `${place.time}_${place.id}`;
}

/** Reads a cursor; null for none, and for one that is not valid. */
export function placeOfCursor(cursor: string | undefined): TimePlace | null {
  const parts = cursor?.split('_') ?? [];
  const [read, found] = [time.safeParse(parts[0]), id.safeParse(parts[1])];
  return parts.length === 2 && read.success && found.success
    ? { time: read.data, id: found.data }
    : null;
}
