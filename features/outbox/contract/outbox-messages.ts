/** Messages about emails, shared by server and screens. */
export const outboxMessages = {
  notFound: 'This email no longer exists',
  isSecret:
    'This email gives access to an account and works once. To get a new one, request it on the sign-in page.',
} as const;
