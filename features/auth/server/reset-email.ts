import type { EmailParts } from '#outbox/domain';

/** The email with a reset link. */
export function resetEmail(url: string): Omit<EmailParts, 'organisation'> {
  return {
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, most likely you, asked to set a new password for your Watershade account.',
      'The link below works once, within 60 minutes.',
      'If this was not you, you can ignore this email. Your password will not change.',
    ],
    action: { label: 'Set a new password', url },
  };
}

/** The same for a person who signs in with a work account. */
export function workAccountEmail(url: string): Omit<EmailParts, 'organisation'> {
  return {
    subject: 'Sign in with your work account',
    paragraphs: [
      'Somebody, most likely you, asked to set a new password for your Watershade account.',
      'You sign in with your work account, so there is no password here. Please use your work account.',
    ],
    action: { label: 'Sign in', url },
  };
}
