/** Messages about invitations, shared by server and screens. */
export const referralMessages = {
  emailsRequired: 'Enter at least one email address',
  emailsTooMany: 'Enter 10 addresses or fewer',
  ownDomain: 'Addresses of your own domain do not count',
  noteLong: 'The note can have at most 500 characters',
  noteLinks: 'The note cannot contain links',
  noEmail: 'Add an email address to your account to invite others',
  confirmFirst: 'Confirm your email address before you invite others',
  tooManyToday: 'You have sent many invitations today. Please try again tomorrow.',
} as const;
