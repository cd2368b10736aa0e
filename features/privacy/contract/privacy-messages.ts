/** Messages about personal data, shared by server and screens. */
export const privacyMessages = {
  tooMany: 'Too many files were created in the last hour. Please wait before trying again.',
  nameWrong: 'This is not the name of the person',
  own: 'You cannot erase yourself',
  adminByOwner: 'Only an owner can erase an admin',
} as const;
