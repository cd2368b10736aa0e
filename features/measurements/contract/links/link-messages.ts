/** Messages about linked values. */
export const linkMessages = {
  valueNumber: 'Value must be a number',
  valueRange: 'Value must be between 0 and 100000',
  typeUnknown: 'Linked type not found',
  twice: 'A test can have only one value of each linked type',
  notFound: 'Linked value not found',
} as const;
