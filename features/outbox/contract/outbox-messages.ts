/** Messages about the outbox and its channels, shared by server and screens. */
export const outboxMessages = {
  notFound: 'This message no longer exists',
  isSecret:
    'This email gives access to an account and works once. To get a new one, request it on the sign-in page.',
  isAnswered: 'This alert was acknowledged or dismissed, so it is not sent again.',
  notConfigured: 'Channel is not configured',
  addressInvalid: 'The address must be an https address',
  addressWithSignIn: 'The address must not contain a user name or a password',
  addressPrivate: 'The address must be on the internet',
  noMailServer: 'No mail server is set up, so the email is only in the outbox.',
  noWebhook: 'No webhook is set up',
  redirected: 'The webhook redirected the request. Redirects are not followed.',
  gone: 'The webhook responded that it is gone (410), so it was turned off.',
  notSecure: 'The address of the webhook is not https.',
  notPublic: 'The address of the webhook is not on the internet.',
  smsLimit: 'Daily limit of SMS reached',
  smsRefused: (code: string) => `The SMS service refused the message (${code}).`,
} as const;
