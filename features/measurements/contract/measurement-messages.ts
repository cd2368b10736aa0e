/** Texts of the measurement form and calls; the server answers with the same sentences. */
export const measurementMessages = {
  valueRequired: 'Value is required',
  valueNumber: 'Value must be a number',
  valueRange: 'Value must be between 0 and 100000',
  timeInvalid: 'Time is not valid',
  timeFuture: 'Time cannot be more than 5 minutes ahead',
  personUnknown: 'User not found',
  notPermitted: 'You may not add a measurement for this person',
  tagUnknown: 'Tag not found',
  typeUnknown: 'Type is not known',
  customTypeUnknown: 'Measurement type not found',
  notTaken: 'The measurement was not stored',
  nothingToChange: 'Nothing to change',
  surveyUnsupported: 'Unsupported Question Type',
  idTaken: 'This identifier is already in use',
  metadataTooLarge: 'Metadata can have 64 KiB at most',
  textUnstorable: 'Text has characters that cannot be stored',
} as const;
