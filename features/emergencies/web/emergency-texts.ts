import type { EntryKind } from '#emergencies/contract';
import { countOf } from '#packages/kit';

/**
 * What to do for suspected heat stroke, in the order of the steps; sources in decision 096. Each is
 * one thing to do, then the detail.
 */
export const firstSteps: readonly { title: string; detail: string }[] = [
  {
    title: 'Call for help now.',
    detail: 'Give the location below. Send somebody to the gate to guide the ambulance.',
  },
  {
    title: 'Cool first, transport second.',
    detail: 'Start cooling before anything else, and do not stop until medical staff take over.',
  },
  {
    title: 'Move to shade. Take off outer clothing.',
    detail: 'Helmet, boots, vest and protective clothing too.',
  },
  {
    title: 'Put the body in cold water or ice water.',
    detail:
      'Keep the head above water. If there is no bath, pour cold water over the whole body without a pause, fan, and put ice or cold wet cloths on head, neck, armpits and groin.',
  },
  {
    title: 'Stay with the person.',
    detail:
      'Unconscious but breathing: turn on the side. Not breathing: start CPR. Fits: protect from injury, nothing in the mouth.',
  },
  {
    title: 'Nothing to drink unless fully awake.',
    detail: 'No tablets for fever or pain.',
  },
];

export const emergencyTexts = {
  button: 'Emergency',
  buttonRunning: (elapsed: string) => `Emergency, running for ${elapsed}`,
  title: 'Emergency',
  signs: 'Signs of heat stroke in a hot place',
  signsText:
    'Confusion, strange behaviour, slurred speech, staggering, collapse, fits. The skin may be dry or wet. If in doubt, treat it as heat stroke.',
  whatToDo: 'What to do',
  call: (number: string) => `Call ${number}`,
  callNote: '112 works on mobile phones in most countries.',
  log: 'Log',
  start: 'Start timer',
  startNote: 'Pressing a step below also starts it.',
  drill: 'This is a drill',
  drillMark: 'Drill',
  startedAt: (time: string) => `Started ${time}`,
  end: 'End',
  confirmEnd: {
    title: 'End this emergency?',
    text: 'The timer stops. The record is kept and can be corrected.',
    action: 'End emergency',
  },
  ended: 'Emergency ended. The record is kept.',
  afterStart: (elapsed: string) => `${elapsed} after the start`,
  undo: 'Undo',
  undoOf: (step: string) => `Undo ${step}`,
  waiting: (count: number) =>
    `${countOf(count, 'entry', 'entries')} saved on this device. Sent when the connection returns.`,
  refused: (reason: string) => `The server refused an entry: ${reason}`,
  notKept: 'This could not be saved on this device. Write the time on paper.',
  others: 'Running now',
  othersText: (place: string | null, time: string, who: string | null) =>
    [`Since ${time}`, place === null ? '' : `at ${place}`, who === null ? '' : `by ${who}`]
      .filter(Boolean)
      .join(' '),
  join: 'Continue this record',
  site: 'Location to read out',
  chooseSite: 'Location',
  noSite: 'Select a location',
  noPlace: 'No coordinates are set for this location.',
  noAddress: 'No address is set for this location.',
  setAddress: 'Set the address',
  noSites: 'There are no locations. Say where you are in your own words.',
  ownPosition: 'Show where I am',
  ownPositionBusy: 'Finding your position',
  ownPositionTitle: 'This device',
  firstAid: 'First-aiders on shift',
  firstAidAll: 'First-aiders',
  callPerson: (name: string) => `Call ${name}`,
  noPhone: 'No phone number',
  untilTime: (time: string) => `on shift until ${time}`,
  here: 'at this location',
  offShift: 'not on shift',
  nobodyOnShift: 'No first-aider that you can see is on shift.',
  othersOffShift: (count: number) => `${countOf(count, 'more', 'more')} not on shift`,
  noFirstAid: 'No first-aider that you can see. Call your supervisor or the control room.',
  noFirstAidTag: 'The organisation has not chosen who gives first aid.',
  chooseTag: 'Choose the tag',
  person: 'Affected person, optional',
  note: 'Note, optional',
  noteAbout: 'Do not enter names or anything about health: other people may read it.',
  addNote: 'Add note',
  entries: 'Recorded so far',
  nothing: 'Nothing recorded yet.',
  somebody: 'Somebody you cannot see',
  isMistake: 'Recorded by mistake',
  loading: 'Loading the location',
  failed: 'The location and the log could not be read. The steps above still apply.',
} as const;

/** Each kind of entry in words. */
export const kindWords: Readonly<Record<EntryKind, string>> = {
  started: 'Started',
  called: 'Emergency number called',
  cooling_started: 'Cooling started',
  ambulance_arrived: 'Ambulance arrived',
  handed_over: 'Handed over',
  note: 'Note',
  person: 'Affected person',
  location: 'Location',
  ended: 'Ended',
  correction: 'Correction',
};

/** The buttons of the steps. */
export const stepWords = {
  called: 'Called',
  cooling_started: 'Cooling started',
  ambulance_arrived: 'Ambulance arrived',
  handed_over: 'Handed over',
} as const;

/** The records. */
export const recordTexts = {
  title: 'Emergencies',
  sentence: 'What was done in emergencies and drills, and when. Nothing is changed or removed.',
  list: 'Emergencies and drills',
  search: 'Search emergencies',
  placeholder: 'Location, person, recorder',
  all: 'All',
  real: 'Emergencies',
  drills: 'Drills',
  kinds: 'Which to show',
  none: 'No emergencies recorded',
  noneAbout:
    'Emergencies and drills that are logged on the emergency sheet appear here. Practise using it before it is needed.',
  openSheet: 'Open the emergency sheet',
  noMatch: 'No emergencies match this search and filter.',
  running: 'Running',
  realOne: 'Emergency',
  of: (place: string | null, isDrill: boolean) =>
    `${isDrill ? 'Drill' : 'Emergency'}${place === null ? '' : ` at ${place}`}`,
  notFound: 'Emergency not found',
  notFoundAbout: 'It does not exist, or you may not see it.',
  back: 'Emergencies',
  print: 'Print',
  started: 'Started',
  ended: 'Ended',
  duration: 'Duration',
  location: 'Location',
  person: 'Affected person',
  nobody: 'No person recorded',
  withheld: 'Recorded, not visible to you',
  recordedBy: 'Recorded by',
  kind: 'Kind',
  steps: 'Steps after the start',
  facts: 'Record',
  entries: 'Entries',
  time: 'Time',
  after: 'After start',
  entry: 'Entry',
  text: 'Text',
  correction: 'Correction',
  received: (time: string) => `Received by the server ${time}`,
  noteWithheld: 'Not visible to you',
  noteErased: 'Text erased',
  wasTime: (time: string) => `Recorded as ${time}`,
  correct: 'Correct',
  correctTitle: (entry: string) => `Correct: ${entry}`,
  correctAbout: 'The correction is added to the record. The first entry stays readable.',
  what: 'What is wrong',
  wrongTime: 'The time',
  mistake: 'It was recorded by mistake',
  rightTime: 'Right time',
  reason: 'Reason',
  reasonRequired: 'Write a reason',
  timeRequired: 'Enter a date and a time',
  saveCorrection: 'Add correction',
  corrected: 'Correction added.',
} as const;

/** /settings/emergency. */
export const settingTexts = {
  title: 'Emergency settings',
  sentence: 'What the emergency sheet shows to everybody.',
  number: 'Emergency number',
  numberAbout: 'The number of the button at the top of the sheet. Without one it is 112.',
  numberLabel: 'Number',
  firstAid: 'First-aiders',
  firstAidAbout:
    'The people with this tag are listed on the sheet, those on shift first. Their number comes from the extra field with “phone” or “mobile” in its name.',
  firstAidLabel: 'Tag of first-aiders',
  address: 'Addresses of locations',
  addressAbout: 'What to read out to the ambulance: gate, road, town.',
  addressLabel: 'Address to read out',
  location: 'Location',
  saved: 'Settings updated.',
  needsConnection: 'Connect to save.',
} as const;
