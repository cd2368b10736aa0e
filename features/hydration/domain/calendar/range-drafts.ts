import { noEnd, rangeMessages } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { mostOf } from './calendar-colours.ts';
import { colourOf, hexOf } from './calendar-colors.ts';
import { countOf } from './stored-ranges.ts';

/** A range as typed in a form. */
export interface RangeDraft {
  min: string;
  max: string;
  colour: string;
}

/** The form fields of a stored range. */
export function draftOf({ min, max, colour }: CalendarRange): RangeDraft {
  return { min: String(min), max: String(max), colour: hexOf(colour) };
}

/** The error message of each typed range; null if it is valid. */
export function rangeProblems(drafts: readonly RangeDraft[]): (string | null)[] {
  const read = drafts.map(rangeOf);
  return read.map((one, at) => {
    if (typeof one === 'string') return one;
    const meets = read.some(
      (other, index) => index !== at && typeof other !== 'string' && overlap(one, other),
    );
    return meets ? rangeMessages.overlap : null;
  });
}

/** The message for a maximum during input; null for a valid or empty one. */
export function typedMaxProblem(max: string): string | null {
  return max.trim() === '' || maxOf(max) !== null ? null : rangeMessages.typedMax;
}

/** The typed ranges; null if one is invalid. */
export function rangesOfDrafts(drafts: readonly RangeDraft[]): CalendarRange[] | null {
  if (rangeProblems(drafts).some((problem) => problem !== null)) return null;
  return drafts.map(rangeOf).filter((range) => typeof range !== 'string');
}

/** The typed range by itself, or its error message. */
function rangeOf(draft: RangeDraft): CalendarRange | string {
  if (draft.min.trim() === '' || draft.max.trim() === '') return rangeMessages.missing;
  const [min, max, colour] = [countOf(draft.min), maxOf(draft.max), colourOf(draft.colour)];
  if (min === null) return rangeMessages.min;
  if (max === null) return rangeMessages.max;
  if (max !== noEnd && min > max) return rangeMessages.order;
  return colour === null ? rangeMessages.colour : { min, max, colour };
}

function maxOf(typed: string): CalendarRange['max'] | null {
  return typed.trim() === noEnd ? noEnd : countOf(typed);
}

function overlap(a: CalendarRange, b: CalendarRange): boolean {
  return a.min <= mostOf(b) && b.min <= mostOf(a);
}
