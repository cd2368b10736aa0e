/** Sentences of the toasts about tests. */
export const measurementToasts = {
  added: 'Measurement added.',
  markedInvalid: 'Marked as invalid.',
  markedValid: 'Marked as valid.',
} as const;
