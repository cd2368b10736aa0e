import ICAL from 'ical.js';

/** An event of a calendar feed; times in milliseconds since 1970. */
export interface FeedEvent {
  /** The same whenever the feed is read. */
  uid: string;
  start: number;
  end: number;
  summary: string;
  description: string;
  /** When it was last changed. */
  changed: number;
}

/** A calendar as iCalendar text (RFC 5545). All times are in UTC, so it needs no time zones. */
export function calendarText(name: string, events: readonly FeedEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Watershade//Roster//EN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromSeconds(3600));
  for (const { uid, start, end, summary, description, changed } of events) {
    const component = new ICAL.Component('vevent');
    component.addPropertyWithValue('uid', uid);
    component.addPropertyWithValue('dtstamp', timeOf(changed));
    component.addPropertyWithValue('dtstart', timeOf(start));
    component.addPropertyWithValue('dtend', timeOf(end));
    component.addPropertyWithValue('summary', summary);
    if (description !== '') component.addPropertyWithValue('description', description);
    calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
}

function timeOf(time: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(time), true);
}
