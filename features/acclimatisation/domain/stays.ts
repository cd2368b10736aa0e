import { siteEvent } from '#acclimatisation/contract';
import type { SiteEvent } from '#acclimatisation/contract';
import type { Period } from './day-plans.ts';

/** A time that a person belonged to a location. */
export interface SiteStay extends Period {
  readonly tag_id: string;
}

/**
 * When a person was at which locations: at the present ones, except as far as the notes say something else.
 *
 * @param present the locations that the person has now
 * @param notes the person's field with joined and left locations; malformed entries are left out
 */
export function staysOf(present: readonly string[], notes: unknown): SiteStay[] {
  const events = (Array.isArray(notes) ? notes : []).flatMap((note: unknown) => {
    const { data } = siteEvent.safeParse(note);
    return data === undefined || Number.isNaN(Date.parse(data.time)) ? [] : [data];
  });
  const tags = new Set([...present, ...events.map(({ tag_id }) => tag_id)]);
  return [...tags].flatMap((tag_id) =>
    staysAt(
      tag_id,
      events.filter((event) => event.tag_id === tag_id),
      present.includes(tag_id),
    ),
  );
}

function staysAt(tag_id: string, events: readonly SiteEvent[], isPresent: boolean): SiteStay[] {
  const stays: SiteStay[] = [];
  // Before the first event the person was where it says that they left.
  let start = events[0]?.joined === true ? null : Number.NEGATIVE_INFINITY;
  for (const { time, joined } of events) {
    const at = Date.parse(time);
    if (joined) start ??= at;
    else if (start !== null) {
      stays.push({ tag_id, start, end: at });
      start = null;
    }
  }
  // A location that is hidden or deleted is not among the present ones any more.
  if (start !== null && isPresent) stays.push({ tag_id, start, end: Number.POSITIVE_INFINITY });
  return stays;
}
