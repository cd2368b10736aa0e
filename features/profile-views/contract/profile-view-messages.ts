/** Messages about profile views, shared by server and screens. */
export const profileViewMessages = {
  timeInvalid: 'Enter a valid date and time',
  timeAhead: 'The time is in the future',
  timeTooOld: 'An opening of more than 30 days ago is not recorded',
  unknown: 'Person not found',
  own: 'Opening your own page is not recorded',
} as const;
