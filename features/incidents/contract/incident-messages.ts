/** Error texts of incident files. */
export const incidentMessages = {
  unknownPerson: 'This person does not exist, or you may not see their tests.',
  hiddenValues: 'Your organisation hides values of tests from you.',
  timeInvalid: 'Enter a valid date and time.',
  order: 'The end must be after the start.',
  tooLong: (days: number) => `Choose at most ${days} days.`,
  future: 'The start must be in the past.',
  tooMuch: 'Too much was recorded in this time. Choose a shorter one.',
  tooMany: 'You made many incident files in the last hour. Try again later.',
  full: 'You have made the most incident files about this person that can be kept.',
} as const;
