import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { zoneName } from '#organisation/contract';
import { mostCalendarEvents } from '#rosters/contract';
import type { CalendarEvent, CalendarPreview } from '#rosters/contract';

/** A calendar file, and how its times are read. */
export interface CalendarFile {
  text: string;
  /** IANA zone of times without a zone, and of dates. */
  timezone: string;
  /** Milliseconds since 1970. */
  now: number;
}

const day = 24 * 3_600_000;
/** Events are read up to this far ahead, in milliseconds. */
const ahead = 366 * day;
/** Repetitions of one event that are looked at; those of daily events of ten years. */
const mostRepeats = 4000;
const longestSummary = 200;

/**
 * The events of an iCalendar text (RFC 5545) that have not ended, by their start; null if it is not
 * a calendar. Repeated events are listed one by one. Cancelled events are ignored.
 */
export function readCalendar(file: CalendarFile): CalendarPreview | null {
  const calendars = calendarsOf(file.text);
  if (calendars === null) return null;
  const { now, timezone } = file;
  const left_out = { past: 0, frequent: 0, invalid: 0, more: false };
  const events: CalendarEvent[] = [];
  for (const event of calendars.flatMap(eventsOf)) {
    if (isFrequent(event)) {
      left_out.frequent += 1;
      continue;
    }
    try {
      const spans = spansOf(event, file);
      if (spans.length > 0 && spans.every(({ end }) => end <= now)) left_out.past += 1;
      if (spans.length === 0) left_out.invalid += 1;
      left_out.more ||= spans.some(({ start }) => start > now + ahead);
      events.push(
        ...spans
          .filter(({ start, end }) => end > now && start <= now + ahead)
          .map(({ start, end, isAllDay }) => ({
            summary: plainText(event.summary),
            start_time: new Date(start).toISOString(),
            end_time: new Date(end).toISOString(),
            is_all_day: isAllDay,
          })),
      );
    } catch {
      left_out.invalid += 1;
    }
  }
  events.sort((a, b) => a.start_time.localeCompare(b.start_time));
  left_out.more ||= events.length > mostCalendarEvents;
  return { events: events.slice(0, mostCalendarEvents), timezone, left_out };
}

function calendarsOf(text: string): ICAL.Component[] | null {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    const calendars = roots.map((root) => new ICAL.Component(root));
    return calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')
      ? calendars
      : null;
  } catch {
    return null;
  }
}

/** The events of a calendar; a changed repetition belongs to its event. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  // The zones of the file are used for its events.
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const all = calendar
    .getAllSubcomponents('vevent')
    .filter((each) => each.getFirstPropertyValue('status') !== 'CANCELLED');
  const [changed, main] = [
    all.filter((each) => each.hasProperty('recurrence-id')),
    all.filter((each) => !each.hasProperty('recurrence-id')),
  ];
  return main.map((each) => {
    const uid = each.getFirstPropertyValue('uid');
    const exceptions = changed.filter((other) => other.getFirstPropertyValue('uid') === uid);
    return new ICAL.Event(each, { exceptions });
  });
}

/** Whether an event repeats several times a day: that is no leave. */
function isFrequent(event: ICAL.Event): boolean {
  return event.component
    .getAllProperties('rrule')
    .some((rule) => /^(SECONDLY|MINUTELY|HOURLY)$/.test((rule.getFirstValue() as ICAL.Recur).freq));
}

interface Span {
  start: number;
  end: number;
  isAllDay: boolean;
}

/** The times of an event and of its repetitions up to a year ahead. */
function spansOf(event: ICAL.Event, { timezone, now }: CalendarFile): Span[] {
  const spanOf = (from: ICAL.Time, to: ICAL.Time): Span[] => {
    const [start, end] = [instantOf(from, timezone), instantOf(to, timezone)];
    return end > start ? [{ start, end, isAllDay: from.isDate }] : [];
  };
  if (!event.isRecurring()) return spanOf(event.startDate, event.endDate);
  const spans: Span[] = [];
  const repeats = event.iterator();
  for (let count = 0; count < mostRepeats; count += 1) {
    // The library ends with undefined, although its types do not say so.
    const next = repeats.next() as ICAL.Time | undefined;
    if (next === undefined) return spans;
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const [span] = spanOf(startDate, endDate);
    if (span === undefined) return spans;
    spans.push(span);
    if (span.start > now + ahead) return spans;
  }
  return spans;
}

/** A time of a calendar in milliseconds since 1970. */
function instantOf(time: ICAL.Time, timezone: string): number {
  const { year, month, day: date, hour, minute, second, isDate } = time;
  const named = isDate ? null : zoneOf(time);
  if (named === 'of the file') return time.toUnixTime() * 1000;
  const local = isDate
    ? { year, month, day: date }
    : { year, month, day: date, hour, minute, second };
  return Temporal.PlainDateTime.from(local, { overflow: 'reject' }).toZonedDateTime(
    named ?? timezone,
  ).epochMilliseconds;
}

/** The zone of a time: one that the file defines, an IANA name, or null for none. */
function zoneOf(time: ICAL.Time): string | null {
  if (time.zone.tzid !== 'floating') return 'of the file';
  // The types of the library leave it out.
  const { timezone: named } = time as { timezone?: string };
  return named === undefined ? null : zoneName(named);
}

/** One line without control characters. */
function plainText(text: unknown): string {
  return (typeof text === 'string' ? text : '')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestSummary);
}
