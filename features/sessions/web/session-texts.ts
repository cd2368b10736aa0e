import { countOf } from '#packages/kit';
import type { SkipReason } from '#sessions/contract';

/** Texts of the screens about measuring sessions. */
export const sessionTexts = {
  openSessions: 'Open sessions',
  allSessions: 'All sessions',
  title: 'Sessions',
  sentence: 'Test a group of people within 24 hours, for example before a shift.',
  active: 'Active',
  archived: 'Archived',
  newSession: 'New session',
  needsConnection: 'Connect to start or archive sessions.',
  noActive: 'No active sessions',
  noActiveAbout:
    'A session lists the people who are to be tested. It shows who was measured, who was skipped and who is missing.',
  noArchived: 'No archived sessions',
  noArchivedAbout: 'Sessions that were archived or are older than 24 hours are listed for 5 days.',
  allUsers: 'All Users',
  oneTime: 'One-time Session',
  tagsGone: 'Deleted tags',
  started: 'Started',
  remaining: 'Time remaining',
  progress: (done: number, all: number) => `${String(done)}/${String(all)}`,
  progressAbout: (done: number, all: number) =>
    `${String(done)} of ${countOf(all, 'person', 'people')} measured or skipped`,
  completed: 'Completed',
  archive: 'Archive',
  retryUsers: 'Retry users',
  noUsers: 'This session has no people yet.',
  open: 'Open',
  run: 'Run-through',
  moreTags: (count: number) => `+${String(count)} more`,
  confirmArchive: (label: string, missing: number) => ({
    title: `Archive the session ${label}?`,
    text: `${
      missing === 0
        ? 'Everybody was measured or skipped.'
        : `${countOf(missing, 'person', 'people')} ${missing === 1 ? 'is' : 'are'} neither measured nor skipped.`
    } Further tests do not count for it. An archived session cannot be restored.`,
    action: 'Archive',
  }),
  unreadable: (count: number) =>
    `The tests of ${countOf(count, 'person', 'people')} are not visible to you, so their results are missing.`,
  notFound: 'Session not found',
  notFoundAbout: 'It does not exist, is older than 5 days, or has no people that you may see.',
  backToSessions: 'Sessions',
} as const;

/** The dialog of a new session. */
export const newSessionTexts = {
  scope: 'People',
  all: 'All users',
  byTags: 'By tags, jobs and locations',
  oneTime: 'One-time',
  tags: 'Tags',
  tagsPlaceholder: 'Tag, job or location',
  tagsAbout: 'People with one of the tags of each chosen type.',
  noTag: 'Select at least one tag, job or location',
  people: 'People',
  inSession: (count: number) => `${countOf(count, 'person', 'people')} in this session`,
  leftOut: (count: number) =>
    `${countOf(count, 'other person', 'other people')} left out, because you may not record their measurements.`,
  hiddenOut: 'Hidden people and test people are not included. The list is fixed at the start.',
  nobody: 'No people match. A session needs at least one person.',
  start: 'Start session',
} as const;

/** The people of a session. */
export const detailTexts = {
  list: 'People of the session',
  name: 'Name',
  result: 'Result',
  skip: 'Skip',
  measured: 'Measured',
  notMeasured: 'Not measured',
  notVisible: 'Not visible to you',
  skipped: 'Skipped',
  skipOf: (name: string) => `Skip ${name}`,
  add: 'Add measurement',
  addFor: (name: string) => `Add measurement for ${name}`,
  noMatch: 'No people match this search.',
  search: 'Search people of the session',
  placeholder: 'Name',
  nobody: 'No people in this session',
  nobodyAbout: 'Its people were not saved, or were deleted since.',
  closed: 'This session is closed. Further tests do not count for it.',
  skippedQueued: 'Saved on this device.',
  sentLater: 'It will be sent when the connection returns.',
  notKept: 'It could not be saved on this device either.',
} as const;

export const reasonWords: Readonly<Record<SkipReason, string>> = {
  absent: 'Not on site',
  leave: 'On leave',
  declined: 'Declined',
  other: 'Other',
};

/** Testing one person after the other on a phone. */
export const runTexts = {
  title: 'Run-through',
  missing: (count: number) => `${countOf(count, 'person', 'people')} to go`,
  done: (count: number) => `${String(count)} done`,
  save: 'Save & next',
  skip: 'Skip',
  whySkip: (name: string) => `Why is ${name} skipped?`,
  undo: 'Undo',
  saved: (name: string) => `${name} measured`,
  skipped: (name: string) => `${name} skipped`,
  undone: (name: string) => `${name} is on the list again`,
  notUndone: 'This cannot be undone here',
  sent: 'The test was already sent. Somebody who may remove tests can remove it.',
  followed: (name: string) => `Next steps for ${name}`,
  nextPerson: 'Next person',
  finish: 'Finish',
  allDone: 'Everybody is done',
  allDoneAbout: 'Each person of this session was measured or skipped.',
  left: (count: number, all: number) => `${String(count)} of ${String(all)} left`,
  last: (value: string, day: string) => `Last ${value}, ${day}`,
  lastHidden: (day: string) => `Last test ${day}, value hidden`,
  noLast: 'No earlier test',
  openList: 'List',
  listTitle: 'People of the round',
  backToSession: 'Back to the session',
  search: 'Search people',
  noMatch: 'Nobody matches this search.',
  keys: 'Keyboard shortcuts',
  keyNext: 'Save and go on',
  keyWaited: 'Last food or drink 15+ min ago',
  keySkip: 'Skip',
  keyUndo: 'Undo the last one',
  keyScan: 'Scan badge',
} as const;

/** Selecting a person by their badge. */
export const scanTexts = {
  open: 'Scan badge',
  title: 'Scan badge',
  picture: 'Picture of the camera',
  starting: 'Starting the camera. Allow it if the browser asks.',
  running: 'Hold the badge in front of the camera.',
  again: 'Try again',
  list: 'Choose from the list',
  notInSession: (name: string) => `${name} is not in this session.`,
  unknown: 'No person with this badge here.',
  notBadge: 'This code is not a Watershade badge.',
  mayNot: (name: string) => `You may not record measurements for ${name}.`,
  problems: {
    refused:
      'This page may not use the camera. Allow it in the settings of the browser, or type the name in the list.',
    missing: 'This device has no camera. Type the name in the list.',
    busy: 'Another app uses the camera. Close it and try again, or type the name in the list.',
    insecure: 'The camera works only over https. Type the name in the list.',
    failed: 'The camera does not work here. Type the name in the list.',
  },
} as const;
