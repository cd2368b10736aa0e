/** Texts about devices and their tokens; server and screens say the same sentences. */
export const deviceMessages = {
  serialRequired: 'Serial is required',
  serialLong: 'Serial can have 100 characters at most',
  serialTaken: 'A device with this serial is there already',
  nameLong: 'Name can have 100 characters at most',
  notesLong: 'Notes can have 2000 characters at most',
  oneLine: 'A name is one line of text',
  locationUnknown: 'Location not found',
  nothingToChange: 'Nothing to change',
  tooManyTokens: 'A device can have 10 tokens at most',
  tokenUsed: 'This token is in use already',
  retired: 'This device is retired',
  otherSerial: 'The serial is not that of the device whose token this is',
  tooFast: 'Too many tests at once. Please wait before sending more.',
} as const;
