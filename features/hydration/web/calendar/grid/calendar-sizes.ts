/** Pixels of what does not give way. */
export const calendarSizes = { row: 34, months: 26, days: 38 } as const;

/** Both lines of the head. */
export const headHeight = calendarSizes.months + calendarSizes.days;

/** Days that are drawn, or left out, together. */
export const daysOfBlock = 8;

/** Rows that are drawn, or left out, together. */
export const rowsOfBlock = 8;

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

/** Nothing is scrolled on paper: as many days as a month has stand side by side. */
const paper = { name: 150, tags: 90, leastDay: 14, mostDay: 84 };

/** Pixels between the edges of a card that stands on paper: 186 mm without its borders. */
export const paperWidth = 701;

/** Days that a sheet of paper has room for. */
export const mostPaperDays = 31;

/** How the columns share a width: days as far as they need it, the rest is of the tags. */
export function calendarWidths(width: number, days: number, isOnPaper = false): CalendarWidths {
  const isNarrow = width < 560 && !isOnPaper;
  const { name, tags, leastDay, mostDay } = isOnPaper ? paper : isNarrow ? narrow : wide;
  const fair = Math.floor((width - name - tags) / Math.max(1, days));
  const day = Math.min(mostDay, Math.max(leastDay, fair));
  const rest = Math.max(tags, width - name - days * day);
  const total = name + rest + days * day;
  return { name, tags: rest, day, total, frozen: isNarrow ? name : name + rest, isNarrow };
}
