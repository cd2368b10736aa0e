/** Texts of errors of the worker's page. */
export const workerPageMessages = {
  switchedOff: 'Your organisation has not turned on this page.',
  symptomsMissing: 'Choose at least one symptom.',
  tooMany: 'You have asked many times today. Tell your supervisor in person or by phone.',
} as const;
