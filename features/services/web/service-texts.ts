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
  sentence: 'External services, sent messages and the formulas behind the figures.',
  needsConnection: 'Connect to see services and messages.',
  servicesMean:
    'Services are set up on the server, and the webhook below. This list shows how they worked for your organisation.',
  stateWords,
  formulas:
    'Each formula is computed in this browser and compared with every number published in its source.',
  running: (done: number, total: number) =>
    `Computing: ${String(done)} of ${String(total)} formulas`,
  printed: 'Formulas and the numbers of their sources',
  notComputed: 'could not be computed',
  unknown: 'This formula does not exist.',
  noMessages: 'Emails, SMS and webhook requests appear here, with their status.',
  messagesMean:
    'Emails, SMS and webhook requests. The text of an email that gives access to an account is not shown.',
  mostMessages: (count: string) => `The latest ${count} messages are listed.`,
  testWaiting: 'Test is being sent',
  testSent: 'Test sent',
  testStored: 'Test stored on this server, not sent',
  testFailed: (reason: string) => `Test failed: ${reason}`,
  testTried: (reason: string) => `Test not sent yet, and is tried again: ${reason}`,
  noReason: 'no reason was given',
  resent: 'The message will be sent again.',
  secret: 'This email gives access to an account, so only its recipient can read it.',
  messageGone: 'This message no longer exists.',
  webhookTitle: 'Webhook',
  webhookMeans:
    'Alerts with the channel Webhook are posted to this address as JSON, signed as Standard Webhooks describes. They contain no names and no values of people.',
  webhookAddress: 'Address',
  webhookPlaceholder: 'https://',
  webhookSaved: 'The webhook was saved.',
  webhookRemoved: 'The webhook was removed.',
  webhookNeedsConnection: 'Connect to change the webhook.',
  webhookGone:
    'The address responded that it is gone (410), so nothing is sent to it. Save an address to turn the webhook on again.',
  secretLabel: 'Secret',
  secretTitle: 'Webhook secret',
  secretOnce:
    'Copy it now. It is not shown again. Receivers check the signature with it, and reject requests older than 5 minutes.',
  closeSecretSure: {
    title: 'Close without copying the secret?',
    text: 'The secret is not shown again. Without a copy you have to create a new one.',
    action: 'Close',
    isDestructive: true,
  },
  secretMade: 'Secret created',
  rotate: 'New secret',
  rotateSure: {
    title: 'Create a new secret?',
    text: 'For 24 hours requests are signed with the previous secret as well.',
    action: 'New secret',
  },
  remove: 'Remove webhook',
  removeSure: {
    title: 'Remove the webhook?',
    text: 'Alerts are no longer posted, and the secret is deleted.',
    action: 'Remove',
    isDestructive: true,
  },
} as const;
