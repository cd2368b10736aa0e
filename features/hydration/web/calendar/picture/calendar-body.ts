import type { CalendarRange } from '#hydration/contract';
import type { CalendarCounts } from '#hydration/offline';
import { countText } from '#packages/kit';
import { fontOf, tokens } from '#packages/ui';
import type { PictureBody } from '#packages/ui';
import { calendarDays } from '../grid/calendar-days.ts';
import { paintCalendar } from '../grid/calendar-paint.ts';
import { calendarSizes, headHeight } from '../grid/calendar-sizes.ts';
import { createCellLooks } from '../grid/cell-look.ts';
import { lastDays } from '../grid/last-days.ts';

interface Shown {
  data: CalendarCounts;
  /** Starts of the days, in milliseconds since 1970, and the end of the last day. */
  starts: readonly number[];
  ranges: readonly CalendarRange[];
  /** IANA name of the organisation's time zone. */
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  scheme: 'light' | 'dark';
}

/** Maximum content of one picture: the newest days and the first people. */
const pictureLimits = { days: 62, people: 200 } as const;

const [name, tags, leastDay, mostDay, leastWidth] = [170, 190, 25, 84, 720];

/** The calendar for a picture: people by days as on the screen. */
export function calendarBody(shown: Shown): PictureBody {
  const { ranges, zone, now, scheme } = shown;
  const { data, starts } = lastDays(shown, pictureLimits.days);
  const rows = Math.min(data.user_ids.length, pictureLimits.people);
  const today = starts.findLast((start) => start <= now) ?? null;
  const { days, months } = calendarDays(starts, today, zone);
  const fair = Math.floor((leastWidth - name - tags) / Math.max(1, days.length));
  const day = Math.min(mostDay, Math.max(leastDay, fair));
  const width = name + tags + days.length * day;
  const of = (ink: 'text' | 'text2' | 'text3' | 'border') => tokens[ink][scheme];
  return { width, height: headHeight + rows * calendarSizes.row, draw };

  function draw(pen: CanvasRenderingContext2D): void {
    pen.textBaseline = 'middle';
    write(pen, 'Name', 0, headHeight - 16, name, of('text2'), 500);
    write(pen, 'Tags', name, headHeight - 16, tags, of('text2'), 500);
    for (const month of months) {
      const room = month.days * day;
      const x = name + tags + month.first * day;
      if (room > 60) write(pen, month.name, x, 12, room, of('text2'), 500);
    }
    pen.textAlign = 'center';
    for (const [at, { weekday, number, isToday }] of days.entries()) {
      const middle = name + tags + (at + 0.5) * day;
      const letter = day < 44 ? weekday.slice(0, 1) : weekday;
      const ink = of(isToday ? 'text' : 'text3');
      write(pen, letter, middle, headHeight - 28, day, ink, isToday ? 600 : 400);
      write(pen, number, middle, headHeight - 12, day, of('text'), isToday ? 700 : 500);
    }
    pen.textAlign = 'left';
    for (let row = 0; row < rows; row += 1) {
      const top = headHeight + row * calendarSizes.row;
      pen.fillStyle = of('border');
      pen.fillRect(0, top, width, 1);
      const own = data.tagLists[data.tagsOf[row] ?? 0]?.join(', ') ?? '';
      write(pen, data.names[row] ?? '', 0, top + 17, name - 10, of('text'), 500);
      write(pen, own === '' ? '–' : own, name, top + 17, tags - 10, of('text2'), 400);
    }
    pen.save();
    pen.translate(name + tags, headHeight);
    drawPlates(pen);
    pen.restore();
  }

  function drawPlates(pen: CanvasRenderingContext2D): void {
    const looks = {
      data,
      day,
      lookOf: createCellLooks(ranges),
      showCount: false,
      spacedOut: false,
    };
    const part = { firstRow: 0, endRow: rows, firstDay: 0, endDay: data.days };
    for (const { look, plates, dots } of paintCalendar(looks, part)) {
      pen.fillStyle = String(look.background);
      pen.strokeStyle = 'rgba(20, 32, 43, 0.28)';
      pen.lineWidth = 1;
      pen.fill(new Path2D(plates));
      pen.stroke(new Path2D(plates));
      pen.strokeStyle = String(look.color);
      pen.lineWidth = 3.5;
      pen.lineCap = 'round';
      pen.stroke(new Path2D(dots));
    }
  }
}

/** Describes what the picture leaves out; empty if it is complete. */
export function leftOutOfPicture({ user_ids, days }: Pick<CalendarCounts, 'user_ids' | 'days'>) {
  const people = user_ids.length;
  const parts = [
    ...(days > pictureLimits.days
      ? [`the latest ${String(pictureLimits.days)} of ${countText(days)} days`]
      : []),
    ...(people > pictureLimits.people
      ? [`the first ${String(pictureLimits.people)} of ${countText(people)} people`]
      : []),
  ];
  return parts.length === 0 ? '' : `Showing ${parts.join(' and ')}.`;
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  ...[x, y, room, ink, weight]: [number, number, number, string, number]
): void {
  pen.font = fontOf({ weight, size: 12 });
  pen.fillStyle = ink;
  pen.fillText(shortened(pen, text, room), x, y);
}

/** A text truncated to a width. */
function shortened(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
