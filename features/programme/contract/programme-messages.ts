/** Messages of the self-check. */
export const programmeMessages = {
  noteLong: 'A note has at most 1000 characters',
  dayInvalid: 'Choose a day from 2020 to 2100',
  personUnknown: 'This person no longer exists',
  itemTwice: 'Each item may be sent once',
  notComplete: 'Answer every item before you finish',
  changedMeanwhile: 'Somebody else changed the answers since you read them.',
  notFound: 'There is no such self-check.',
} as const;
