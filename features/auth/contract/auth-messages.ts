/** The exact texts of signing in that the server and the screens share. */
export const authMessages = {
  tooMany: 'Too many attempts. Please wait before trying again.',
  incorrect: 'Sign in credentials are incorrect. Please try again.',
} as const;
