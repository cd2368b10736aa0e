import { mostRanges, noEnd } from '#hydration/contract';
import type { CalendarRange } from '#hydration/contract';
import { defaultRanges } from './calendar-colours.ts';
import { colourOf } from './calendar-colors.ts';

/**
 * The ranges of a stored text. If any part is invalid, the default ranges are used: half a scale
 * would show colours that the person did not choose.
 */
export function rangesFromText(text: unknown): readonly CalendarRange[] {
  const list = jsonOf(text);
  if (!Array.isArray(list) || list.length > mostRanges) return defaultRanges;
  const ranges = list.map(rangeFrom);
  return ranges.every((range) => range !== null) ? ranges : defaultRanges;
}

/** The text from which the same ranges are read. */
export function textOfRanges(ranges: readonly CalendarRange[]): string {
  return JSON.stringify(ranges.map(({ min, max, colour }) => ({ min, max, colour })));
}

/** A typed or stored whole number; null for anything else. */
export function countOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim() : value;
  const isDigits = typeof text === 'string' && /^\d+$/.test(text);
  const count = isDigits ? Number(text) : text;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return null;
  // Converts −0 to 0, which JSON does not distinguish.
  return count + 0;
}

function rangeFrom(value: unknown): CalendarRange | null {
  if (typeof value !== 'object' || value === null) return null;
  const { min, max, colour } = value as Partial<Record<keyof CalendarRange, unknown>>;
  const [least, most] = [countOf(min), max === noEnd ? noEnd : countOf(max)];
  const shown = typeof colour === 'string' ? colourOf(colour) : null;
  if (least === null || most === null || shown === null) return null;
  if (most !== noEnd && least > most) return null;
  return { min: least, max: most, colour: shown };
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
