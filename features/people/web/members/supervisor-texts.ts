/** Sentences of the tab of who supervises a job or a location. */
export const supervisorTexts = {
  needsLine: 'Who supervises whom is known to the server alone. It needs a connection.',
  noneYet: 'A supervisor sees the people with this label, measures them, and hears of alerts.',
  notYours: 'Who supervises a job or a location is shown to its supervisors and to admins.',
  reached: 'Yes',
  noEmail: 'No: no e-mail',
  neverIn: 'No: never signed in',
  added: 'Supervisors added.',
  removed: (name: string) => `${name} no longer supervises.`,
  changed: 'Supervisors as before.',
  notChanged: 'Supervisors not changed.',
  others: 'What else they may do stays as it is.',
} as const;
