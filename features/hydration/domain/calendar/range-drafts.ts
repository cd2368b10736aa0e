import { noEnd, rangeMessages } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { mostOf } from './calendar-colours.ts';
import { colourOf, hexOf } from './calendar-colors.ts';
import { countOf } from './stored-ranges.ts';

/** A range as it stands in the fields of a form. */
export interface RangeDraft {
  min: string;
  max: string;
  colour: string;
}

/** The fields of a range that is stored. */
export function draftOf({ min, max, colour }: CalendarRange): RangeDraft {
  return { min: String(min), max: String(max), colour: hexOf(colour) };
}

/** What is wrong with each of the ranges that were typed, in a sentence; null where nothing is. */
export function rangeProblems(drafts: readonly RangeDraft[]): (string | null)[] {
  const read = drafts.map(rangeOf);
  return read.map((one, at) => {
    if (typeof one === 'string') return one;
    const meets = read.some(
      (other, place) => place !== at && typeof other !== 'string' && overlap(one, other),
    );
    return meets ? rangeMessages.overlap : null;
  });
}

/** The sentence for a greatest count while it is typed; null for a valid one, and for none yet. */
export function typedMaxProblem(max: string): string | null {
  return max.trim() === '' || maxOf(max) !== null ? null : rangeMessages.typedMax;
}

/** The ranges of what was typed; null where something is wrong with one. */
export function rangesOfDrafts(drafts: readonly RangeDraft[]): CalendarRange[] | null {
  if (rangeProblems(drafts).some((problem) => problem !== null)) return null;
  return drafts.map(rangeOf).filter((range) => typeof range !== 'string');
}

/** The range that was typed, or what is wrong with it, whatever the others are. */
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
