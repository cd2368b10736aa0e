import { newEmailProblem } from '#auth/domain';
import { insertCredentials } from '#auth/server';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { peopleMessages } from '#people/contract';
import { cleanEmail, cleanNames, nameProblems } from '#people/domain';
import { findTakenEmails, insertUsers } from '#people/server';
import { insertUserTags } from '#tags/server';
import { skipReasons } from '#work-accounts/contract';
import type { ProviderKind } from '#work-accounts/contract';
import { isOfDomains } from '#work-accounts/domain';
import type { SsoRow } from '../sso-store.ts';
import type { DirectoryPerson } from './directory.ts';
import { findKnownAccounts, insertWorkAccounts } from './directory-store.ts';

/** Somebody who is to be added, as the page has them. */
export interface WantedPerson {
  object_id: string;
  name_first: string;
  name_last: string;
  email: string;
}

/** What people of the directory are added with. */
export interface Intake {
  wanted: readonly WantedPerson[];
  /** The same people as the directory knows them now. */
  found: ReadonlyMap<string, DirectoryPerson>;
  settings: SsoRow;
  kind: ProviderKind;
  /** Held already. */
  tag_ids: readonly string[];
  created_time: string;
  newId: NewId;
}

/** Who was added as whom, and who was not and why. */
export interface IntakeResult {
  added: { object_id: string; user_id: string }[];
  skipped: { object_id: string; reason: string }[];
}

/**
 * Adds people who sign in with their work account, each tied to it from the beginning.
 *
 * @throws Error of a unique index where somebody took one of the e-mails at this moment
 */
export async function takeInFromDirectory(tx: WriteTx, intake: Intake): Promise<IntakeResult> {
  const { settings, kind, tag_ids, created_time, newId } = intake;
  const { fine, skipped } = await sorted(tx, intake);
  const rows = fine.map((person) => ({ ...person, user_id: newId(), created_time }));
  if (rows.length > 0) {
    const metadata = { _federated_provider: kind };
    const flags = { metadata, experimental: false, is_hidden: false };
    await insertUsers(
      tx,
      rows.map(({ object_id: _, ...row }) => ({ ...row, ...flags })),
    );
    await insertUserTags(
      tx,
      rows.flatMap(({ user_id }) => tag_ids.map((tag_id) => ({ user_id, tag_id }))),
    );
    // Without a password, until somebody disconnects the organisation from its directory.
    await insertCredentials(
      tx,
      rows.map(({ user_id, email }) => ({ user_id, email, password_hash: null, created_time })),
    );
    await insertWorkAccounts(tx, settings.tenant_id, rows);
  }
  for (const { user_id } of rows) {
    const summary = 'From the work directory';
    tx.audit({ action: 'create_user', entity: 'user', entity_id: user_id, summary });
  }
  return { added: rows.map(({ object_id, user_id }) => ({ object_id, user_id })), skipped };
}

/** Whoever can be added, with names and e-mail as they are kept, and who cannot. */
async function sorted(tx: WriteTx, { wanted, found, settings }: Intake) {
  const fine: WantedPerson[] = [];
  const skipped: IntakeResult['skipped'] = [];
  const object_ids = wanted.map(({ object_id }) => object_id);
  const known = await findKnownAccounts(tx, settings.tenant_id, object_ids);
  const taken = await findTakenEmails(
    tx,
    wanted.flatMap(({ email }) => cleanEmail(email) ?? []),
  );
  for (const { object_id, ...given } of wanted) {
    const email = cleanEmail(given.email) ?? '';
    const names = cleanNames(given);
    const reason = known.has(object_id)
      ? skipReasons.isPerson
      : (strangerReason(found.get(object_id), email, settings) ??
        Object.values(nameProblems(names))[0] ??
        (taken.has(email) ? peopleMessages.emailTaken : null));
    if (reason === null) fine.push({ object_id, ...names, email });
    else skipped.push({ object_id, reason });
    // Two of one call never get the same.
    if (reason === null) taken.add(email);
  }
  return { fine, skipped };
}

/** Why somebody is not who the page says, or would not be let in; null where they would. */
function strangerReason(
  person: DirectoryPerson | undefined,
  email: string,
  { domains }: SsoRow,
): string | null {
  if (person === undefined) return skipReasons.gone;
  if (person.email !== email) return skipReasons.otherEmail;
  if (newEmailProblem(email) !== null) return peopleMessages.emailInvalid;
  return isOfDomains(email, domains) ? null : skipReasons.otherDomain;
}
