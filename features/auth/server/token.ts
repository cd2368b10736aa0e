import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new bearer token: 256 random bits. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token for a link in a mail: a UUID of version 4, 122 random bits, known by its hash as well. */
export function createResetToken(): string {
  return randomUUID();
}

/** What the database knows a token by. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
