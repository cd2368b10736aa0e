/** The exact texts about accounts that server and screens share. */
export const authMessages = {
  tooMany: 'Too many attempts. Please wait before trying again.',
  incorrect: 'Sign in credentials are incorrect. Please try again.',
  emailInvalid: 'Email is not valid',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Minimum 6 characters',
  passwordLong: 'Maximum 128 characters',
  passwordBlank: 'A password cannot consist only of spaces',
  passwordCommon: 'This password is too common',
  currentRequired: 'Current password is required',
  currentWrong: 'Current password is incorrect',
  newRequired: 'New password is required',
  newIsCurrent: 'New password must be different from current password',
  confirmRequired: 'Confirming password is required',
  confirmDiffers: 'Passwords must match',
  tokenInvalid: 'Invalid token',
  tokenFailed: 'Failed to verify password token',
  codeIncorrect: 'The verification code you entered was incorrect. Please try again.',
  twoFactorEnabled: 'Successfully enable 2FA.',
  twoFactorDisabled: 'Two-factor sign-in is off.',
  twoFactorDemanded: 'Your organisation requires two-factor sign-in, so it stays on.',
  workAccountFailed: 'Work account sign-in failed. Please try again.',
  twoFactorKept: 'The password or the code was incorrect. Please try again.',
} as const;

/** The message for a password below an organisation's minimum: 'Minimum 10 characters'. */
export function passwordShortText(minimum: number): string {
  return `Minimum ${String(minimum)} characters`;
}
