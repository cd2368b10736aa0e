import { authMessages } from '#auth/contract';
import type { Call } from '#packages/http/server';
import type { authLogin } from '#auth/contract';
import type { Viewer } from '#permissions/contract';
import { accountBucket, countAlternatives } from './attempt-limit.ts';
import type { SentDevice } from './device.ts';
import { fitsPassword } from './password.ts';
import { findCredentials } from './sign-in-store.ts';
import type { FoundCredential } from './sign-in-store.ts';

/** The account that a password opens. */
interface OpenedAccount {
  credential: FoundCredential & { password_hash: string };
  /** Bucket of its failed sign-ins. */
  account: string;
  /** Other buckets that counted the try: of the address, and of empty slots. */
  others: string[];
}

/**
 * The account of an email that a password opens; null if none. The password decides, as the same
 * email may be used in two organisations. Tries are counted per account, so that a success in one
 * never resets the count of the other. Both slots are always tried, also if empty.
 *
 * @throws HttpError TOO_MANY
 */
export async function openAccount(
  { body, caller, database }: Call<typeof authLogin, Viewer>,
  { email, sent, time }: { email: string; sent: SentDevice; time: number },
): Promise<OpenedAccount | null> {
  const slots = await findCredentials(database, email, { hashes: sent.hashes, now: time });
  const accounts = slots.map((found, index) => {
    const account =
      found === null ? `login:${email} ${String(index)}` : accountBucket('login', found);
    // Failures from other devices must not lock out a known device.
    return found?.known_device ? `${account}:${found.known_device.toString('hex')}` : account;
  });
  const alternatives = accounts.map((bucket) => [
    { bucket, most: 5, seconds: 60 },
    { bucket, most: 20, seconds: 3600 },
  ]);
  // Nor must failures from the same address. If one of the accounts does not know the device, the
  // address is counted too: otherwise the secret of one account would allow endless tries against
  // the other.
  const isKnown = slots[0] !== null && slots.every((found) => found === null || found.known_device);
  const address = isKnown ? [] : [`login-from:${caller.network}`];
  const shared = address.map((bucket) => ({ bucket, most: 100, seconds: 3600 }));
  const open = await countAlternatives(
    database,
    { alternatives, shared },
    time,
    authMessages.tooMany,
  );
  // Hashing is slow on purpose, so it runs outside any transaction.
  const fits = await Promise.all(
    slots.map((found, index) =>
      fitsPassword(open[index] === true ? (found?.password_hash ?? null) : null, body.password),
    ),
  );
  for (const [index, found] of slots.entries()) {
    if (fits[index] !== true || found === null || found.password_hash === null) continue;
    const { password_hash } = found;
    return {
      credential: { ...found, password_hash },
      account: accounts[index] ?? '',
      // A filled slot keeps its count: otherwise an admin who sets passwords in one organisation
      // could guess those of another endlessly. A closed slot did not count this try.
      others: [
        ...address,
        ...accounts.filter((_, other) => slots[other] === null && open[other] === true),
      ],
    };
  }
  return null;
}
