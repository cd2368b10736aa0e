/** Texts of the supervisors tab. */
export const supervisorTexts = {
  needsLine: 'Supervisors are stored only on the server. Viewing them needs a connection.',
  noneYet: 'A supervisor can see and measure the people with this label, and receives alerts.',
  notYours: 'Only its supervisors and admins can see who supervises a job or location.',
  reached: 'Yes',
  noEmail: 'No: no email',
  neverIn: 'No: never signed in',
  added: 'Supervisors added.',
  removed: (name: string) => `${name} is no longer a supervisor.`,
  changed: 'Supervisors restored.',
  notChanged: 'Supervisors not changed.',
  others: 'Their other permissions do not change.',
} as const;
