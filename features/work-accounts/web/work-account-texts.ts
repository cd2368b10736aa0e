import { workAccountMessages } from '#work-accounts/contract';
import type { Sso } from '#work-accounts/contract';
import { countText } from '#packages/kit';

/** Texts of the pages about work accounts. */
export const workAccountTexts = {
  about:
    'With a work account, people sign in as they do for everything else at work and need no other password.',
  howToSetUp:
    'The server operator registers this product with the provider and starts the server with its client id (SSO_CLIENT_ID, and SSO_AUTHORITY if the provider is not Microsoft).',
  serverAbout:
    'The server operator sets these (SSO_CLIENT_ID and SSO_CLIENT_SECRET). Their values are not shown.',
  isSet: 'Set',
  noSecret: 'Not set: people cannot be added from the work directory.',
  saved: 'Settings updated.',
  disconnected: 'Work account sign-in is off.',
  confirmDisconnect: (people: number) =>
    `Work account sign-in ends for everybody (people who use it: ${countText(people)}). People without a password set one with 'Forgot your password'. Disconnect?`,
  confirmMigrate: (people: number) =>
    `From now on these people sign in with their work account only (people: ${countText(people)}). Their passwords are removed and their sign-ins end. Migrate?`,
  migrated: (people: number) => `People migrated: ${countText(people)}.`,
  noDomains:
    'Your organisation has no email domain of its own. Its domain is that of an owner’s email, unless it is a public email domain or another organisation uses it.',
} as const;

/** Name of the provider. */
export function providerName(provider: NonNullable<Sso['provider']>): string {
  return provider.kind === 'azuread' ? 'Microsoft work accounts' : new URL(provider.authority).host;
}

/** Off, On or Required. */
export function stateWord({ enabled, is_enforced }: Pick<Sso, 'enabled' | 'is_enforced'>): string {
  if (!enabled) return 'Off';
  return is_enforced ? 'Required' : 'On';
}

/** Why nothing can be set here; null if it can. */
export function whyNot({ provider }: Sso): string | null {
  return provider === null ? workAccountMessages.notConfigured : null;
}
