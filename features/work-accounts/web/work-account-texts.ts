import { workAccountMessages } from '#work-accounts/contract';
import type { Sso } from '#work-accounts/contract';
import { countText } from '#packages/kit';

/** The texts of the pages of work accounts. */
export const workAccountTexts = {
  about:
    'With a work account people sign in where they sign in for everything else at work, and nobody needs another password.',
  howToSetUp:
    'Whoever runs the server registers this product with the provider, and starts the server with the client id that they get (SSO_CLIENT_ID, and SSO_AUTHORITY where it is not Microsoft).',
  serverAbout:
    'Whoever runs the server sets these (SSO_CLIENT_ID and SSO_CLIENT_SECRET); what they are is shown nowhere.',
  isSet: 'Set',
  noSecret: 'Not set: people cannot be added from the work directory.',
  saved: 'Settings updated.',
  disconnected: 'Work account sign-in is off.',
  confirmDisconnect: (people: number) =>
    `Work account sign-in ends for everybody (people who use it: ${countText(people)}). Whoever has no password here sets one by 'Forgot your password'. Disconnect?`,
  confirmMigrate: (people: number) =>
    `From now on these people sign in with their work account only (people: ${countText(people)}). Their passwords are removed and their sign-ins end. Migrate?`,
  migrated: (people: number) => `People migrated: ${countText(people)}.`,
  noDomains:
    'Your organisation has no email domain of its own: it is that of an owner’s email, unless anybody can have an address there or another organisation has it.',
} as const;

/** What the provider is called. */
export function providerName(provider: NonNullable<Sso['provider']>): string {
  return provider.kind === 'azuread' ? 'Microsoft work accounts' : new URL(provider.authority).host;
}

/** Off, On or Required. */
export function stateWord({ enabled, is_enforced }: Pick<Sso, 'enabled' | 'is_enforced'>): string {
  if (!enabled) return 'Off';
  return is_enforced ? 'Required' : 'On';
}

/** Why nothing can be set here; null where it can. */
export function whyNot({ provider }: Sso): string | null {
  return provider === null ? workAccountMessages.notConfigured : null;
}
