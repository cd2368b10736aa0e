/** Messages of the compliance assessment. */
export const complianceMessages = {
  dayInvalid: 'Choose a day from 2017 on',
  endFirst: 'The last day must not be before the first',
  tooLong: 'Choose at most 366 days',
  notFound: 'There is no such job or location.',
} as const;
