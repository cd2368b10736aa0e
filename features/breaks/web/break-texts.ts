import { countOf } from '#packages/kit';

/** Texts about breaks. */
export const breakTexts = {
  title: 'Breaks',
  sentence: 'Rest in the heat: what is due, and what was taken',
  card: 'Breaks',
  cardHelp:
    'Rests follow the work and rest minutes of the crew card, or are 15 minutes every two hours once the heat threshold is reached. Where a rule pack of the location asks for more, the rule applies. A break that has not begun 5 minutes after it was due is late, and its supervisors are alerted.',
  all: 'All breaks',
  next: 'Next rest at',
  within: (time: string) => `in ${time}`,
  due: (minutes: number) => `${minutesText(minutes)} rest due since`,
  late: (minutes: number) => `${minutesText(minutes)} rest overdue since`,
  stopped: 'Work is stopped until',
  stoppedLong: 'Work is stopped until at least',
  length: (minutes: number) => `for ${minutesText(minutes)}`,
  running: 'Rest until',
  left: (time: string) => `${time} left`,
  over: 'not ended yet',
  ofCrew: (count: number, all: number) => `${String(count)} of ${countOf(all, 'person', 'people')}`,
  resting: (count: number) => `${countOf(count, 'person', 'people')} resting`,
  working: (count: number) => `${countOf(count, 'person', 'people')} on shift`,
  notDue: 'No rest is due in the next hours',
  noWeather: 'Weather not known: watch the crew and decide on rests yourself',
  nobody: 'No one on shift',
  start: 'Start rest',
  startAt: (location: string) => `Start rest at ${location}`,
  end: 'End rest',
  endAt: (location: string) => `End rest at ${location}`,
  choose: 'Choose people',
  chooseAt: (location: string) => `Choose people at ${location}`,
  whoRests: (location: string) => `Who rests at ${location}?`,
  everybody: 'Everybody',
  clear: 'Clear selection',
  chosen: (count: number) => `${countOf(count, 'person', 'people')} chosen`,
  queued: 'Saved on this device.',
  sentLater: 'It will be sent when the connection returns.',
  notKept: 'It could not be saved on this device either.',
  now: 'Now',
  noSites: 'No crews in the heat',
  noSitesAbout: 'Locations with coordinates and workers appear here, with their next rest.',
  records: 'Records',
  noRecords: 'No breaks on these days',
  noRecordsAbout: 'Breaks appear here as soon as somebody starts a rest.',
  noMatch: 'No breaks match this filter.',
  off: 'Heat stress is turned off',
  offAbout: 'An admin can turn it on under Settings > Organisation.',
  copyOnly:
    'This device stores the breaks of the last 90 days. The data export of the organisation has all of them.',
  needsLine: 'Connect to correct or delete breaks. Starting and ending a rest works offline.',
  from: 'From',
  until: 'Until',
  anyDay: 'Any day',
  location: 'Location',
  allLocations: 'All locations',
  csv: 'CSV',
  print: 'Print',
  people: 'People',
  others: (count: number) => `and ${countOf(count, 'other')}`,
  onlyOthers: (count: number) => countOf(count, 'person', 'people'),
  planned: 'Planned',
  actual: 'Actual',
  conditions: 'Conditions',
  rule: (name: string, citation: string) => `Rule: ${name}, ${citation}`,
  assumesHeatWave: 'Breaks count each day as a heat wave: a rule here is for heat waves.',
  askedBy: (name: string) => `Required by ${name}`,
  recordedBy: 'Recorded by',
  corrected: 'corrected',
  lasting: 'running',
  notPlanned: 'Not planned',
  anotherPerson: 'another person',
  more: (count: number) => `Show ${countOf(count, 'more break')}`,
  correct: 'Correct',
  correctOf: (name: string) => `Correct the break at ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete the break at ${name}`,
  startField: 'Start',
  endField: 'End',
  endNote: 'Leave empty while the break continues.',
  inZone: (zone: string) => `Times in ${zone}`,
  save: 'Save',
  lateBy: (minutes: number) => `${minutesText(minutes)} late`,
} as const;

/** Head of the file and the printed table. */
export const fileHead = [
  ...['Location', 'Due', 'Started', 'Ended', 'Planned minutes', 'Actual minutes', 'People'],
  ...['Other people', 'WBGT °C', 'Heat index °C', 'Heat level', 'Work minutes', 'Rest minutes'],
  ...['Rule', 'Citation'],
  ...['Started by', 'Ended by', 'Corrected'],
] as const;

/** '45 min', '2 h', '2 h 5 min'. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${String(rest)} min`;
  return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}

/** A time span, rounded up to minutes. */
export function spanText(milliseconds: number): string {
  return minutesText(Math.max(0, Math.ceil(milliseconds / 60_000)));
}
