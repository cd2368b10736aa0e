/** Version of the terms of use; a change of what they say raises it. */
export const termsVersion = '1.1';

/** Day from which this version holds, ISO. */
export const termsDate = '2026-11-21';
