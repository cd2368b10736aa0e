/** Sentences about how people sign in. */
export const accountTexts = {
  on: 'On',
  off: 'Off',
  reset: 'Reset two-factor',
  confirmReset: (name: string) =>
    `Switch off the two-factor sign-in of ${name}? From then on their password alone opens the account. They are told by mail.`,
  resetDone: 'Two-factor sign-in switched off.',
} as const;
