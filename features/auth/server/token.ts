import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new bearer token: 256 random bits. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * A token for a link in a mail: a UUID, as the address has one, and 128 random bits of their own, for
 * a UUID has fewer. Known by its hash as well.
 */
export function createResetToken(): string {
  return `${randomUUID()}.${randomBytes(16).toString('base64url')}`;
}

/** The address of a token; what no browser tells a server stands after the #. */
export function resetAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/forgot-password/${token.replace('.', '#')}`;
}

/** The address of a token that confirms an e-mail, split in the same way. */
export function confirmAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/confirm-email/${token.replace('.', '#')}`;
}

/** What the database knows a token by. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
