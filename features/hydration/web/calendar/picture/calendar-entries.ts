import type { CalendarRange } from '#hydration/contract';
import { rangeWords } from '#hydration/domain';
import type { LegendEntry } from '#packages/ui';
import { tokens } from '#packages/ui';

/** The ranges of the calendar as legend entries of a picture: '2 tests a day'. */
export function calendarEntries(
  ranges: readonly CalendarRange[],
  scheme: 'light' | 'dark',
): LegendEntry[] {
  return ranges.map((range) => ({
    ...{ words: `${rangeWords(range, ranges)} a day`, fill: range.colour },
    edge: tokens.field[scheme],
  }));
}
