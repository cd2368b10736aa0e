/** Messages about closing, shared by server and screens. */
export const closingMessages = {
  lastOwner:
    'You are the last owner. Make somebody else an owner first, or close the organisation.',
  nameWrong: 'This is not the name of the organisation',
  passwordWrong: 'Current password is incorrect',
  passwordRequired: 'Current password is required',
  signInAnew:
    'Sign out, sign in with your work account again, and close the organisation within 10 minutes.',
  codeWrong: 'The verification code you entered was incorrect. Please try again.',
  reasonTooLong: 'The reason can have at most 500 characters',
} as const;
