/** Messages about devices and their tokens, shared by server and screens. */
export const deviceMessages = {
  serialRequired: 'Serial number is required',
  serialLong: 'Serial number can have at most 100 characters',
  serialTaken: 'A device with this serial number already exists',
  nameLong: 'Name can have at most 100 characters',
  notesLong: 'Notes can have at most 2000 characters',
  oneLine: 'Name must be one line of text',
  locationUnknown: 'Location not found',
  nothingToChange: 'Nothing to change',
  tooManyTokens: 'A device can have at most 10 tokens',
  tokenUsed: 'This token is already in use',
  retired: 'This device is retired',
  otherSerial: 'The serial number does not match the device of this token',
  tooFast: 'Too many tests at once. Please wait before sending more.',
} as const;
