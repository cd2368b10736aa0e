/** Texts of the toasts about tests. */
export const measurementToasts = {
  added: 'Test added.',
  queued: 'Test saved on this device.',
  sentLater: 'It will be sent when the connection returns.',
  notKept: 'It could not be saved on this device either.',
  changed: 'Test updated.',
  dropped: 'Test discarded.',
  onItsWay: 'It is being sent. Please try again in a moment.',
  sentAlready: 'It has already been sent. This change was not saved.',
  markedInvalid: 'Marked as invalid.',
  markedValid: 'Marked as valid.',
  baselineBuilt: 'Baseline built.',
  baselineRemoved: 'Baseline removed.',
  baselineRestored: 'Baseline restored.',
} as const;
