import type { ServiceState } from '#services/contract';

const stateWords: Readonly<Record<ServiceState, string>> = {
  working: 'Working',
  untried: 'Not used yet',
  simulated: 'Simulated',
  not_configured: 'Not configured',
  failing: 'Failing',
};

/** Texts of the services screen. */
export const serviceTexts = {
  sentence: 'External services, sent emails and the formulas behind the figures.',
  needsConnection: 'Connect to see services and emails.',
  servicesMean:
    'Services are set up on the server. This list shows how they worked for your organisation.',
  stateWords,
  formulas:
    'Each formula is computed in this browser and compared with every number published in its source.',
  running: (done: number, total: number) =>
    `Computing: ${String(done)} of ${String(total)} formulas`,
  printed: 'Formulas and the numbers of their sources',
  notComputed: 'could not be computed',
  unknown: 'This formula does not exist.',
  noEmails: 'Emails to your people appear here, with their status.',
  lettersMean:
    'Emails to your people. The text of an email that gives access to an account is not shown.',
  mostEmails: (count: string) => `The latest ${count} emails are listed.`,
  resent: 'The email will be sent again.',
  secret: 'This email gives access to an account, so only its recipient can read it.',
  emailGone: 'This email no longer exists.',
} as const;
