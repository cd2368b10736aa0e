import { endSignIns } from '#auth/server';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { countEmails } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canTakePassword, isAdmin, isOwner } from '#permissions/domain';
import { lockPermissions, findCurrentRights } from '#permissions/server';
import { migrateUsers, workAccountMessages } from '#work-accounts/contract';
import { findMigrant, lockMigrants, removePassword } from './migrate-store.ts';
import type { Provider } from './provider/provider.ts';
import { findSettings } from './sso-store.ts';
import type { SsoRow } from './sso-store.ts';
import { ensureCredential, flagFederated } from './work-account-store.ts';

/** The call that makes people sign in only with their work account. */
export function migrateCalls(provider: Provider | null): Bound<Viewer>[] {
  return [bind(migrateUsers, (call) => migrate(call, provider))];
}

async function migrate(call: Call<typeof migrateUsers, Viewer>, provider: Provider | null) {
  const { viewer, body, database, now } = call;
  if (provider?.kind !== body.provider) {
    throw fieldError('provider', workAccountMessages.providerUnknown);
  }
  await countEmails(call, 'work-accounts');
  const user_ids = [...new Set(body.user_ids.map((id) => id.toLowerCase()))];
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
    const settings = await findSettings(tx);
    if (settings === null) throw new HttpError('CONFLICT', { message: workAccountMessages.isOff });
    await lockMigrants(tx, user_ids);
    const migrated: string[] = [];
    const skipped: { user_id: string; reason: string }[] = [];
    for (const user_id of user_ids) {
      const reason = await migrateOne(tx, user_id, { currentViewer, settings, now: now() });
      if (reason === null) migrated.push(user_id);
      else skipped.push({ user_id, reason });
    }
    await flagFederated(tx, migrated, provider.kind);
    return { migrated, skipped };
  });
}

interface Migration {
  currentViewer: Viewer;
  settings: SsoRow;
  now: number;
}

/** Removes a person's password; returns the reason if they keep it. */
async function migrateOne(
  tx: WriteTx,
  user_id: string,
  { currentViewer, settings, now }: Migration,
): Promise<string | null> {
  const person = await findMigrant(tx, user_id);
  if (person === null) return workAccountMessages.unknownPerson;
  const { email, is_migrated } = person;
  if (email === null) return workAccountMessages.noEmail;
  if (is_migrated) return workAccountMessages.alreadyMigrated;
  if (!settings.domains.includes(email.slice(email.indexOf('@') + 1))) {
    return workAccountMessages.otherDomain;
  }
  // If the provider fails, an owner must still be able to sign in.
  const subject = await findCurrentRights(tx, user_id);
  if (isOwner(subject)) return workAccountMessages.owner;
  if (!canTakePassword(currentViewer, subject)) return workAccountMessages.adminByOwner;
  const account = await ensureCredential(tx, { user_id, email, now });
  if (account === 'disabled') return workAccountMessages.accountDisabled;
  if (account === 'email_taken') return workAccountMessages.emailTaken;
  await removePassword(tx, user_id);
  await endSignIns(tx, user_id, null);
  tx.audit({ action: 'migrate_user', entity: 'user', entity_id: user_id });
  return null;
}
