/** Texts about reports; server and screens say the same sentences. */
export const reportMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Name can have 100 letters at most',
  nameOneLine: 'A name is one line of text',
  zoneUnknown: 'Time zone is not known',
  hourWrong: 'The hour must be a whole number from 0 to 23',
  nobody: 'Choose at least one recipient',
  tooMany: 'A report can have 20 recipients at most',
  noAdmin: 'Only admins with an email can get a report: they alone may open it',
  labelUnknown: 'A label of the filter is no longer there',
  tooManyReports: 'An organisation can have 50 reports at most',
  notFound: 'This report is no longer there',
} as const;
