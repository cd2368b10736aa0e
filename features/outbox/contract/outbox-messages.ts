/** Texts about letters; server and screens say the same sentences. */
export const outboxMessages = {
  notFound: 'This letter is no longer there',
  isSecret:
    'This letter opens an account and works once. Whoever needs another asks for one at the sign-in.',
} as const;
