/** Messages about cases that need attention, shared by server and screens. */
export const attentionMessages = {
  timeInvalid: 'Enter a valid date and time',
  timeAhead: 'The time is in the future',
  timeOld: 'A case can be taken for at most 7 days',
  endsRequired: 'A release names what it releases',
  personUnknown: 'This person no longer exists',
  locationUnknown: 'This location no longer exists',
  own: 'Somebody else has to take a case about you',
  notSeen: 'You may not see the tests of this person',
  notTaken: 'You have not taken this case',
  notStored: 'The server refused it.',
  takenBy: (name: string) => `${name === '' ? 'Somebody else' : name} has already taken this.`,
} as const;
