import type { AuthRecord, SignedInUser } from '#auth/contract';
import type { WriteTx } from '#packages/database';
import type { Caller } from '#packages/http/server';
import { noDevice, rememberDevice } from './device.ts';
import { startSignIn } from './sign-in-store.ts';
import type { LetInBy } from './sign-in-store.ts';

interface SigningIn {
  user: Omit<SignedInUser, 'org_id'>;
  caller: Caller;
  now: number;
  /** The hash of the browser's secret; by default none. */
  device?: Buffer;
  /** Signed in by a work account instead of a password. */
  work_account?: LetInBy;
  /** For the audit log. */
  summary?: string;
}

/** Creates a sign-in for an authenticated person; returns the data that the browser stores. */
export async function signInPerson(
  tx: WriteTx,
  { user, caller, now, device = noDevice, work_account, summary }: SigningIn,
): Promise<AuthRecord> {
  const { user_id } = user;
  await rememberDevice(tx, user_id, device, now);
  const { user_agent } = caller;
  const token = await startSignIn(
    tx,
    { user_id, user_agent, work_account: work_account ?? null },
    now,
  );
  const entry = { action: 'sign_in', entity: 'user', entity_id: user_id };
  tx.audit(summary === undefined ? entry : { ...entry, summary });
  return { user_id, token, user: { ...user, org_id: tx.org_id } };
}
