/** Pixels of what does not give way. */
export const calendarSizes = { row: 34, months: 26, days: 38 } as const;

/** Both lines of the head. */
export const headHeight = calendarSizes.months + calendarSizes.days;

/** Days that are drawn, or left out, together. */
export const daysOfBlock = 4;

/** Widths of the columns in pixels. */
export interface CalendarWidths {
  name: number;
  tags: number;
  day: number;
  /** All columns together. */
  total: number;
  /** What stands still while the days are scrolled. */
  frozen: number;
  /** Only the name stands still. */
  isNarrow: boolean;
}

const wide = { name: 190, tags: 170, leastDay: 25, mostDay: 84 };
/** A phone has no room for tags that stand still. */
const narrow = { name: 128, tags: 120, leastDay: 34, mostDay: 84 };

/** How the columns share a width: days as far as they need it, the rest is of the tags. */
export function calendarWidths(width: number, days: number): CalendarWidths {
  const isNarrow = width < 560;
  const { name, tags, leastDay, mostDay } = isNarrow ? narrow : wide;
  const fair = Math.floor((width - name - tags) / Math.max(1, days));
  const day = Math.min(mostDay, Math.max(leastDay, fair));
  const rest = Math.max(tags, width - name - days * day);
  const total = name + rest + days * day;
  return { name, tags: rest, day, total, frozen: isNarrow ? name : name + rest, isNarrow };
}
