import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new bearer token: 256 random bits. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * A token for a mailed link: a UUID for the path, and 128 further random bits, as a UUID has fewer.
 * Only its hash is stored.
 */
export function createResetToken(): string {
  return `${randomUUID()}.${randomBytes(16).toString('base64url')}`;
}

/** The URL of a token. The part after the # is not sent to a server by browsers. */
export function resetAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/forgot-password/${token.replace('.', '#')}`;
}

/** The URL of a token that confirms an email, split in the same way. */
export function confirmAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/confirm-email/${token.replace('.', '#')}`;
}

/** The stored hash of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
