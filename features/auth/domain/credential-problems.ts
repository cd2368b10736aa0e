/** The exact texts about e-mails and passwords, wherever they are typed. */
export const credentialMessages = {
  emailInvalid: 'Email is not valid',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Minimum 6 characters',
} as const;

const minimumPassword = 6;

/** What is wrong with a typed e-mail address, or null. */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return credentialMessages.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? null : credentialMessages.emailInvalid;
}

/** What is wrong with a typed password, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return credentialMessages.passwordRequired;
  return password.length < minimumPassword ? credentialMessages.passwordShort : null;
}
