/** Messages of the compliance assessment. */
export const complianceMessages = {
  dayInvalid: 'Choose a day in 2017 or later',
  endFirst: 'The last day must not be before the first',
  tooLong: 'Choose at most 366 days',
  notFound: 'There is no such job or location.',
} as const;
