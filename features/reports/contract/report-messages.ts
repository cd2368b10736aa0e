/** Messages about reports, shared by server and screens. */
export const reportMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Name can have at most 100 characters',
  nameOneLine: 'Name must be one line of text',
  noContent: 'Select at least one of the contents',
  contentUnknown: 'Unknown contents',
  contentTwice: 'Select each of the contents only once',
  zoneUnknown: 'Unknown time zone',
  hourWrong: 'The hour must be a whole number from 0 to 23',
  nobody: 'Select at least one recipient',
  tooMany: 'A report can have at most 20 recipients',
  noAdmin: 'Only admins with an email address can receive a report, because only they can open it',
  labelUnknown: 'A label in the filter no longer exists',
  tooManyReports: 'An organisation can have at most 50 reports',
  notFound: 'This report no longer exists',
} as const;
