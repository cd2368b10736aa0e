/** Sentences about people who were removed. */
export const removedTexts = {
  view: 'Deleted (30 days)',
  restored: 'Restored.',
  notRestored: 'Not restored.',
  needsLine: 'Who can be brought back is known to the server alone. This needs a connection.',
  byOwner: 'Only an owner can bring an admin back.',
  over: 'The days in which this person could be brought back are over.',
  until: (time: string) => `Until ${time} this person can be brought back, with all they could do.`,
} as const;
