import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: the library's defaults, made explicit. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password, including salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether a password matches a hash. Without a hash the same work is done and the result is false,
 * so that the response time does not reveal unknown emails.
 */
export async function fitsPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && fits;
}

let decoy: Promise<string> | undefined;
