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

/** A person to add, as sent by the page. */
export interface WantedPerson {
  object_id: string;
  name_first: string;
  name_last: string;
  email: string;
}

/** Input for adding people of the directory. */
export interface Intake {
  wanted: readonly WantedPerson[];
  /** The same people as currently in the directory. */
  found: ReadonlyMap<string, DirectoryPerson>;
  settings: SsoRow;
  kind: ProviderKind;
  /** Locked already. */
  tag_ids: readonly string[];
  created_time: string;
  newId: NewId;
}

/** The added people with their ids, and the others with reasons. */
export interface IntakeResult {
  added: { object_id: string; user_id: string }[];
  skipped: { object_id: string; reason: string }[];
}

/**
 * Adds people who sign in with their work account, each linked to it.
 *
 * @throws Error of a unique index if one of the emails was taken concurrently
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
    // Without a password, until the organisation is disconnected from its directory.
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

/** People who can be added, with normalised names and email, and those who cannot. */
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
    // Two people of one call must not have the same email.
    if (reason === null) taken.add(email);
  }
  return { fine, skipped };
}

/** Why a person does not match the directory, or may not sign in; null if they may. */
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
