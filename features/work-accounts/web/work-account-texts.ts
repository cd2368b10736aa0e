import { workAccountMessages } from '#work-accounts/contract';
import type { Sso } from '#work-accounts/contract';
import { countOf } from '#packages/kit';

/** Texts of the pages about work accounts. */
export const workAccountTexts = {
  about:
    'With a work account, people sign in as they do for everything else at work and need no other password.',
  howToSetUp:
    'The server operator must register this product with the provider and start the server with its client ID (SSO_CLIENT_ID, and SSO_AUTHORITY if the provider is not Microsoft).',
  serverAbout:
    'The server operator sets these (SSO_CLIENT_ID and SSO_CLIENT_SECRET). Their values are not shown.',
  isSet: 'Set',
  noSecret: 'Not set: people cannot be added from the work directory.',
  saved: 'Settings updated.',
  disconnected: 'Work account sign-in is off.',
  confirmDisconnect: (people: number) => ({
    title: 'Disconnect work accounts?',
    text: `${countOf(people, 'person', 'people')} will no longer be able to sign in with a work account. People without a password must set one with 'Forgot your password'.`,
    action: 'Disconnect',
    isDestructive: true,
  }),
  confirmMigrate: (people: number) => ({
    title: `Migrate ${countOf(people, 'person', 'people')}?`,
    text: 'From now on they can sign in only with their work account. Their passwords are removed and they are signed out.',
    action: 'Migrate',
    isDestructive: true,
  }),
  migrated: (people: number) => `${countOf(people, 'person', 'people')} migrated.`,
  noDomains:
    'Your organisation has no email domain of its own. Its domain is that of an owner’s email address, unless it is a public email domain or another organisation uses it.',
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
