import { insertCredentials } from '#auth/server';
import { zoneName } from '#organisation/contract';
import { insertOrganisation } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';

/** A new owner of an organisation. */
export interface NewOwner {
  readonly user_id: string;
  readonly permission_id: string;
  readonly email: string;
  readonly name_first: string;
  readonly name_last: string;
  readonly password_hash: string;
  readonly created_time: string;
}

/** What a new organisation needs from higher features. */
export interface FoundingParts {
  /** Adds what every new organisation begins with. */
  readonly onFounded: (tx: WriteTx, parts: { newId: NewId; time: string }) => Promise<void>;
}

interface Founding {
  readonly name: string;
  /** Name of a time zone; an unknown one is not stored. */
  readonly timezone: string;
  readonly owner: NewOwner;
}

/** Adds the organisation of the transaction, with its first owner and all that a new one begins with. */
export async function foundOrganisation(
  tx: WriteTx,
  { name, timezone, owner }: Founding,
  { newId }: { newId: NewId },
  { onFounded }: FoundingParts,
): Promise<void> {
  const { created_time } = owner;
  const metadata = firstMetadata(timezone);
  await insertOrganisation(tx, { org_id: tx.org_id, name, metadata, created_time });
  await insertOwner(tx, owner);
  await onFounded(tx, { newId, time: created_time });
}

/** Adds an owner to the organisation of the transaction. */
export async function insertOwner(tx: WriteTx, owner: NewOwner): Promise<void> {
  const { user_id, permission_id, email, name_first, name_last } = owner;
  const { password_hash, created_time } = owner;
  const person = { user_id, email, created_time };
  const names = { name_first, name_last, metadata: {}, experimental: false, is_hidden: false };
  await insertUsers(tx, [{ ...person, ...names }]);
  await insertCredentials(tx, [{ ...person, password_hash }]);
  await insertPermissions(tx, [
    { permission_id, user_id, tag_id: null, access: 'super', created_time },
  ]);
}

function firstMetadata(timezone: string) {
  const zone = zoneName(timezone);
  return {
    _measurement_system: 'metric',
    // Advice in the heat is what people come for; an admin can switch it off.
    _show_preview_features: true,
    _beta: ['heat stress'],
    // A browser may have a zone that this server does not know; it is then set later.
    ...(zone === null ? {} : { _timezone: zone }),
  };
}
