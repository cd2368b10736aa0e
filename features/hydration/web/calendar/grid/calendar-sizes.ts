/** Fixed sizes in pixels. */
export const calendarSizes = { row: 34, months: 26, days: 38 } as const;

/** Both lines of the header. */
export const headHeight = calendarSizes.months + calendarSizes.days;

/** Days are rendered in blocks of this size. */
export const daysOfBlock = 8;

/** Rows are rendered in blocks of this size. */
export const rowsOfBlock = 8;

/** Widths of the columns in pixels. */
export interface CalendarWidths {
  name: number;
  tags: number;
  day: number;
  /** All columns together. */
  total: number;
  /** Columns that do not scroll horizontally. */
  frozen: number;
  /** Only the name column is fixed. */
  isNarrow: boolean;
}

const wide = { name: 190, tags: 170, leastDay: 25, mostDay: 84 };
/** A phone has no room for a fixed tags column. */
const narrow = { name: 128, tags: 120, leastDay: 34, mostDay: 84 };

/** Paper cannot scroll: a complete month must fit. */
const paper = { name: 150, tags: 90, leastDay: 14, mostDay: 84 };

/** Content width of a card on paper in pixels: 186 mm without its borders. */
export const paperWidth = 701;

/** Maximum number of days on a sheet. */
export const mostPaperDays = 31;

/** Divides a width into columns: first the days, the rest for the tags. */
export function calendarWidths(width: number, days: number, isOnPaper = false): CalendarWidths {
  const isNarrow = width < 560 && !isOnPaper;
  const { name, tags, leastDay, mostDay } = isOnPaper ? paper : isNarrow ? narrow : wide;
  const fair = Math.floor((width - name - tags) / Math.max(1, days));
  const day = Math.min(mostDay, Math.max(leastDay, fair));
  const rest = Math.max(tags, width - name - days * day);
  const total = name + rest + days * day;
  return { name, tags: rest, day, total, frozen: isNarrow ? name : name + rest, isNarrow };
}
