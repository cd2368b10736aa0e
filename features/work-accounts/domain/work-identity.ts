import { longestEmail } from '#auth/contract';
import { emailProblem } from '#auth/domain';
import { storableLine } from '#packages/kit';
import type { ProviderKind } from '#work-accounts/contract';

/** Claims of an ID token whose signature, issuer, audience and times were verified. */
export type Claims = Readonly<Record<string, unknown>>;

/** Identity of a person at their provider. */
export interface WorkIdentity {
  /** The directory; the issuer if the provider has no tenants. */
  tenant_id: string;
  /** Permanent, also when name and email change. */
  object_id: string;
  /** Lower-case. */
  email: string;
  name_first: string;
  name_last: string;
}

/** Microsoft's tenant of private accounts, which are not work accounts. */
const privateAccounts = '9188040d-6c67-4c5b-b112-36a304b66dad';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is the id of a Microsoft directory with work accounts. */
export function isTenantId(text: string): boolean {
  return uuid.test(text) && text.toLowerCase() !== privateAccounts;
}

/** The identity in a token; null if a claim is missing, or the email is not reliable. */
export function workIdentityOf(kind: ProviderKind, claims: Claims): WorkIdentity | null {
  const ids = kind === 'azuread' ? microsoftIds(claims) : plainIds(claims);
  const email = (kind === 'azuread' ? microsoftEmail(claims) : plainEmail(claims)).toLowerCase();
  if (ids === null || emailProblem(email) !== null || email.length > longestEmail) return null;
  return { ...ids, email, ...namesOf(claims, email) };
}

type Ids = Pick<WorkIdentity, 'tenant_id' | 'object_id'>;

function microsoftIds(claims: Claims): Ids | null {
  const [tenant, object] = [textOf(claims['tid']), textOf(claims['oid'])];
  if (!isTenantId(tenant) || !uuid.test(object)) return null;
  return { tenant_id: tenant.toLowerCase(), object_id: object.toLowerCase() };
}

function plainIds(claims: Claims): Ids | null {
  const [tenant_id, object_id] = [textOf(claims['iss']), textOf(claims['sub'])];
  return tenant_id === '' || object_id === '' ? null : { tenant_id, object_id };
}

/**
 * The organisation trusts its own tenant, whose admins assign emails and user names; tokens of
 * other tenants are rejected before. An email that the directory marks as unverified is ignored.
 */
function microsoftEmail(claims: Claims): string {
  const isUnverified = [false, 0, '0', 'false'].some((no) => no === claims['xms_edov']);
  if (isUnverified || claims['email_verified'] === false) return '';
  return textOf(claims['email']) || textOf(claims['preferred_username']);
}

function plainEmail(claims: Claims): string {
  return claims['email_verified'] === true ? textOf(claims['email']) : '';
}

function namesOf(claims: Claims, email: string) {
  const [first, last] = [nameOf(claims['given_name']), nameOf(claims['family_name'])];
  if (first !== '' || last !== '') return { name_first: first, name_last: last };
  const [one = '', ...others] = nameOf(claims['name']).split(/\s+/);
  const name_first = one === '' ? (email.split('@')[0] ?? email) : one;
  return { name_first, name_last: others.join(' ') };
}

function nameOf(value: unknown): string {
  return storableLine(textOf(value), 100);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
