/** Version of the terms of use; incremented with each change. */
export const termsVersion = '1.2';

/** First day of this version, ISO. */
export const termsDate = '2026-11-25';
