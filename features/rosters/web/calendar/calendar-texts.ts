import { countOf, countText } from '#packages/kit';
import type { CalendarPreview, CalendarScope } from '#rosters/contract';

/** Texts about calendar feeds and about leave from calendars. */
export const calendarTexts = {
  subscribe: 'Calendar',
  title: 'Subscribe in a calendar',
  about:
    'A calendar app such as Outlook, Google Calendar or Apple Calendar can show shifts and leave. Create an address and add it there as a calendar subscription. Changes appear when the app reads it again, often after some hours.',
  scopes: {
    own: { name: 'My shifts', about: 'Your shifts and leave of the next 26 weeks.' },
    team: {
      name: 'My team',
      about: 'All shifts and leave that you may see, with names, of the next 8 weeks.',
    },
  } satisfies Record<CalendarScope, { name: string; about: string }>,
  address: 'Calendar address',
  secret:
    'Anybody with this address can read the calendar without signing in. It is shown only once: copy it now.',
  create: 'Create address',
  replace: 'Replace address',
  remove: 'Remove',
  created: 'Address created.',
  removed: 'Calendar feed removed.',
  none: 'No address',
  neverRead: 'not read yet',
  lastRead: 'last read',
  replaceSure: {
    title: 'Replace the address?',
    text: 'Calendars with the present address no longer show shifts. Add the new address there.',
    action: 'Replace',
    isDestructive: true,
  },
  removeSure: {
    title: 'Remove the calendar feed?',
    text: 'Calendars with its address no longer show shifts.',
    action: 'Remove',
    isDestructive: true,
  },
  import: 'Import calendar',
  importTitle: 'Import leave from a calendar',
  importAbout:
    'Read a calendar to add its events as leave. You choose the events before anything is saved.',
  file: 'Calendar file (.ics)',
  chooseFile: 'Select file',
  orAddress: 'Or the address of a calendar',
  addressHint: 'https://… or webcal://…',
  read: 'Read calendar',
  workers: 'Workers',
  noWorker: 'Select at least one worker',
  noEvent: 'Select at least one event',
  noEvents: 'This calendar has no event that is still to come.',
  events: 'Events',
  allEvents: (count: number) => `Select all ${countOf(count, 'event')}`,
  zone: (timezone: string) => `Dates, and times without a time zone, are read in ${timezone}.`,
  reason: 'Reason',
  back: 'Back',
  add: (count: number) => `Add leave (${countText(count)})`,
  added: (added: number, known: number) =>
    [
      `Leave added: ${countText(added)}.`,
      ...(known > 0
        ? [`Not added, as the worker already has leave then: ${countText(known)}.`]
        : []),
    ].join(' '),
  many: 'Leave can be added for at most 200 events and workers at once. Select fewer events or workers.',
} as const;

/** What was left out of a preview, in one sentence; null if nothing was. */
export function leftOutText({ left_out }: CalendarPreview): string | null {
  const { past, frequent, invalid, more } = left_out;
  const parts = [
    ...(past > 0 ? [`${countOf(past, 'event')} in the past`] : []),
    ...(frequent > 0 ? [`${countOf(frequent, 'event')} repeated several times a day`] : []),
    ...(invalid > 0 ? [`${countOf(invalid, 'event')} without a valid time`] : []),
    ...(more ? ['later events'] : []),
  ];
  return parts.length === 0 ? null : `Not shown: ${parts.join(', ')}.`;
}
