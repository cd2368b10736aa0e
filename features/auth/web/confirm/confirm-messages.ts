import { authMessages } from '#auth/contract';
import type { ConfirmationEnd } from '#auth/contract';
import { callMessages } from '#packages/http/contract';
import { CallError } from '#packages/http/web';

/** Texts about confirming an email. */
export const confirmMessages = {
  title: 'Confirm your email address',
  lead: 'Confirm that this email address is yours. If you did not expect this link, close this page.',
  unconfirmed: 'Your email address is not confirmed. Open the link that we sent to',
  means: 'Unconfirmed addresses are reserved for 7 days.',
  sendAgain: 'Send again',
  sent: 'Confirmation link sent. It works once, within 60 minutes.',
  already: 'Your email address is confirmed.',
  noToken: 'Open the link in the email again to confirm your address.',
} as const;

/** The result shown after using a mailed link. */
export function confirmationText(end: ConfirmationEnd): string {
  switch (end) {
    case 'confirmed':
      return 'Email confirmed. This address is now yours.';
    case 'used':
      return 'This link has already been used.';
    case 'expired':
      return 'This link is older than 60 minutes, or a newer one was sent. Sign in and select Send again.';
    case 'elsewhere':
      return 'You have confirmed this email address for another account. Nothing was changed.';
  }
}

/** The message for a link that could not be sent or used. */
export function confirmProblem(error: unknown): string {
  const isTooMany = error instanceof CallError && error.status === 429;
  return isTooMany ? authMessages.tooMany : callMessages.notResponsive;
}
