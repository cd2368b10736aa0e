import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows a token by. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
