import type { WriteTx } from '#packages/database';
import type { Caller } from '#packages/http/server';
import { createToken, hashToken } from './token.ts';

/** Days without a sign-in after which a device is forgotten. */
const rememberedDays = 180;

/** Maximum number of known devices of an account. */
const mostDevices = 20;

/** Maximum number of accounts whose secrets one browser stores, as a device may be shared. */
const mostSecrets = 8;

/**
 * A browser that signed in before sends the secrets it was given, one for each account. They select
 * the limit for failed sign-ins and give no access (decision 059).
 */
export interface SentDevice {
  readonly secrets: readonly string[];
  /** Hashes of the secrets, as stored in the database. */
  readonly hashes: readonly Buffer[];
}

/** Reads the secrets of a browser; other cookies are ignored. */
export function sentDevice(caller: Caller, publicUrl: string): SentDevice {
  const name = cookieName(publicUrl);
  const values = (caller.header('cookie') ?? '').split(';').flatMap((part) => {
    const [key = '', value = ''] = part.trim().split('=');
    return key === name ? value.split('.') : [];
  });
  const wellFormed = values.filter((value) => /^[\w-]{43}$/.test(value));
  const secrets = [...new Set(wellFormed)].slice(0, mostSecrets);
  return { secrets, hashes: secrets.map(hashToken) };
}

/** The sent secret that an account knows, or a new one. */
export function secretFor({ secrets, hashes }: SentDevice, known: Buffer | null): string {
  const index = known === null ? -1 : hashes.findIndex((hash) => hash.equals(known));
  return secrets[index] ?? createToken();
}

/** The header that stores a secret in the browser, beside those that it sent. */
export function deviceCookie(secret: string, { secrets }: SentDevice, publicUrl: string): string {
  const kept = [...new Set([secret, ...secrets])].slice(0, mostSecrets);
  return cookieText(publicUrl, kept.join('.'), rememberedDays * 86_400);
}

/** The header that deletes all secrets in the browser. */
export function noDeviceCookie(publicUrl: string): string {
  return cookieText(publicUrl, '', 0);
}

/**
 * SameSite strict and HttpOnly; with https the prefix prevents other hosts of the domain from
 * setting it.
 */
function cookieText(publicUrl: string, value: string, seconds: number): string {
  const attributes = ['Path=/', `Max-Age=${String(seconds)}`, 'HttpOnly', 'SameSite=Strict'];
  const secure = isSecure(publicUrl) ? ['Secure'] : [];
  return [`${cookieName(publicUrl)}=${value}`, ...attributes, ...secure].join('; ');
}

function cookieName(publicUrl: string): string {
  return `${isSecure(publicUrl) ? '__Host-' : ''}watershade-devices`;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Represents sign-ins without a secret; no secret has this hash. */
export const noDevice = Buffer.alloc(0);

/** Records that a person has signed in from a device, and forgets old and surplus devices. */
export async function rememberDevice(
  tx: WriteTx,
  user_id: string,
  device: Buffer,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into sign_in_devices (org_id, user_id, device_hash, last_used_time)
     values ($1, $2, $3, $4)
     on conflict (org_id, user_id, device_hash) do update set last_used_time = $4`,
    [tx.org_id, user_id, device, new Date(now).toISOString()],
  );
  await tx.query(
    `delete from sign_in_devices
     where org_id = $1 and user_id = $2 and device_hash <> $3
       and (last_used_time < $4 or device_hash not in (
         select device_hash from sign_in_devices
         where org_id = $1 and user_id = $2 and device_hash <> $3
         order by last_used_time desc limit $5))`,
    [tx.org_id, user_id, device, new Date(forgottenBefore(now)).toISOString(), mostDevices - 1],
  );
}

/** Devices that were last used before this time are forgotten. */
export function forgottenBefore(now: number): number {
  return now - rememberedDays * 86_400_000;
}
