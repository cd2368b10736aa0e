/** Messages about access links, shared by the server and the screens. */
export const accessMessages = {
  gone: 'This link is no longer valid. Please ask your supervisor for a new one.',
  tooMany: 'Too many requests. Please wait a minute.',
  imageUnknown: 'Picture not found',
  personUnknown: 'A selected person does not exist',
  notYours: 'You can only give access links to people you manage',
  own: 'You cannot give yourself an access link',
  admin: 'Admins cannot have an access link',
  account: 'People with an account sign in and need no access link',
  hidden: 'Hidden people cannot have an access link',
  noCourse: 'This person has no course to take',
  noLink: 'This person has no access link',
  emailInvalid: 'Enter an email address',
  onlyOne: 'Select one person to send a link by email',
} as const;
