/** Texts of the toasts about tests. */
export const measurementToasts = {
  added: 'Measurement added.',
  queued: 'Measurement saved on this device.',
  sentLater: 'It will be sent when the connection returns.',
  notKept: 'It could not be saved on this device either.',
  changed: 'Measurement updated.',
  dropped: 'Measurement discarded.',
  onItsWay: 'It is being sent. Please try again in a moment.',
  sentAlready: 'It has already been sent. This change was not saved.',
  markedInvalid: 'Marked as invalid.',
  markedValid: 'Marked as valid.',
  baselineBuilt: 'Baseline built.',
  baselineRemoved: 'Baseline removed.',
  baselineRestored: 'Baseline restored.',
} as const;
