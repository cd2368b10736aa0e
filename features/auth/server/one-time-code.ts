import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is valid. */
const period = 30;

/** Steps that the clock of an authenticator may be off, in either direction. */
const tolerance = 1;

/** A new secret for an authenticator, in base 32: 160 random bits, as RFC 4226 recommends. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URL for a QR code. */
export function otpauthUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The time step of a code (RFC 6238, SHA-1, six digits), so that it is accepted once; null if no
 * step nearby has it.
 *
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const away = totpOf(secret).validate({ token: code, timestamp: now, window: tolerance });
  return away === null ? null : Math.floor(now / 1000 / period) + away;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Watershade', label, algorithm: 'SHA1', digits: 6, period, secret });
}
