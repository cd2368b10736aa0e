/** Sentences of the toasts about tests. */
export const measurementToasts = {
  added: 'Measurement added.',
  queued: 'Measurement kept on this device.',
  sentLater: 'It is sent when the connection returns.',
  notKept: 'It could not be kept on this device either.',
  changed: 'Measurement changed.',
  dropped: 'Measurement dropped.',
  onItsWay: 'It is being sent. Please try again in a moment.',
  sentAlready: 'It has been sent already. This change was not kept.',
  markedInvalid: 'Marked as invalid.',
  markedValid: 'Marked as valid.',
  baselineBuilt: 'Baseline built.',
  baselineRemoved: 'Baseline removed.',
  baselineRestored: 'Baseline restored.',
} as const;
