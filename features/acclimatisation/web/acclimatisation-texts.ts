import type { RecordState } from '#acclimatisation/contract';
import type { AcclimatisationState, Verdict } from '#acclimatisation/domain';
import type { Missing } from '#acclimatisation/offline';

export const stateWords: Readonly<Record<AcclimatisationState, string>> = {
  acclimatised: 'Acclimatised',
  returning: 'Returning',
  new: 'New to heat',
  unknown: 'Not known',
};

export const verdictWords: Readonly<Record<Verdict, string>> = {
  within: 'Within the limit',
  over: 'Over the limit',
  unknown: 'Weather not known',
};

export const recordWords: Readonly<Record<RecordState, string>> = {
  acclimatised: 'Acclimatised',
  returning: 'Experienced, returning to heat',
  new: 'New to heat',
};

export const missingWords: Readonly<Record<Missing, string>> = {
  no_site: 'No location. Add this person to a location, so that its weather counts.',
  no_place: 'A location has no coordinates, so its weather is not known.',
  no_forecast: 'No weather for this location yet. It arrives with the next sync.',
  no_history: 'No past weather for this location yet. It arrives with the next sync.',
  earlier: 'Work before the stored weather is not known and does not count.',
};

/** Texts about acclimatisation. */
export const acclimatisationTexts = {
  title: 'Acclimatisation',
  noRoster: 'No roster',
  noRosterAbout:
    'Allowed time in the heat is shown for people with shifts. Add this person to a roster under People > Roster.',
  noPerson: 'No data for this person',
  noPersonAbout: 'This person’s data is not stored on this device.',
  allowed: 'allowed in the heat today',
  planned: 'planned in the heat today',
  week: 'exposure in 7 days, after rest',
  offShift: 'No shift today',
  noShift: 'No shift',
  onLeave: 'On leave',
  over: 'The roster plans more time in the heat than is allowed:',
  cautious: 'Missing data never raises the limit. The lower share applies.',
  record: 'Record',
  recordTitle: 'Record acclimatisation',
  recordAbout:
    'What you know about this worker on a date, for example from another employer. It replaces the earlier record and the factor of the job. It expires after absence from heat.',
  state: 'Acclimatisation',
  date: 'Date',
  remove: 'Remove record',
  needsConnection: 'Connect to record acclimatisation.',
  source:
    'NIOSH 2016-106 and OSHA: new workers 20 % of the shift in the heat on the first hot day and 20 % more on each further one; returning workers 50, 60, 80 and 100 %. Acclimatised after 7 hot days.',
  plannedKey: 'Planned in the heat',
  overKey: 'Over the limit',
  unknownKey: 'Weather not known',
  allowedKey: 'Allowed',
  columns: [
    ...['Date', 'Result', 'State', 'Allowed share', 'Allowed minutes'],
    ...['Planned minutes in the heat', 'Minutes without weather'],
    ...['Shift minutes', 'Leave minutes', 'Heat day'],
  ],
  crew: 'Acclimatisation of this crew',
  crewLimits: 'For them, set Acclimatised to Not yet: fewer minutes of work may apply.',
  beyond: 'Heat limits are shown until the end of the weather forecast.',
  allAcclimatised: 'Everybody in this crew is acclimatised.',
} as const;
