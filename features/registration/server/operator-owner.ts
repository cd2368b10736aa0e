import { makeResetLink, unknownPasswordHash } from '#auth/server';
import type { ResetLink } from '#auth/server';
import { isUniqueViolation } from '#packages/database';
import type { Database, WriteTx } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import { findTakenEmails } from '#people/server';
import { foundOrganisation, insertOwner } from './found-organisation.ts';
import type { FoundingParts, NewOwner } from './found-organisation.ts';
import { findRegistered, waitForTurn } from './registration-store.ts';

/** An owner that the operator of the server adds. Names and email are validated and normalised. */
export interface OperatorOwner extends Pick<NewOwner, 'email' | 'name_first' | 'name_last'> {
  /** An existing organisation, or a new one with its time zone (null: none is set). */
  readonly organisation:
    { readonly org_id: string } | { readonly name: string; readonly zone: string | null };
}

interface OwnerServices {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: NewId;
  readonly publicUrl: string;
}

export interface CreatedOwner {
  readonly org_id: string;
  readonly user_id: string;
  /** Sets the password, which nobody knows. */
  readonly link: ResetLink;
}

const byOperator = 'By the server operator';

/**
 * Adds an owner by the operator of the server, who vouches for the email; null if the email is taken.
 * A new organisation gets what a registered one gets, without the acceptance of the terms and without
 * a claim to the mail domain that goes with it.
 */
export async function createOwner(
  { database, now, newId, publicUrl }: OwnerServices,
  { organisation, ...person }: OperatorOwner,
  parts: FoundingParts,
): Promise<CreatedOwner | null> {
  const time = now();
  const owner: NewOwner = {
    ...person,
    user_id: newId(),
    permission_id: newId(),
    password_hash: await unknownPasswordHash(),
    created_time: new Date(time).toISOString(),
  };
  const { user_id, email } = owner;
  const org_id = 'org_id' in organisation ? organisation.org_id : newId();
  try {
    return await database.write({ org_id, actor_user_id: null }, async (tx) => {
      if (await isTaken(tx, email, time)) return null;
      if ('org_id' in organisation) {
        await insertOwner(tx, owner);
      } else {
        const { name, zone } = organisation;
        await foundOrganisation(tx, { name, timezone: zone ?? '', owner }, { newId }, parts);
        const entry = { action: 'create', entity: 'organisation', entity_id: org_id } as const;
        tx.audit({ ...entry, summary: byOperator });
      }
      const summary = `Owner ${byOperator.toLowerCase()}`;
      tx.audit({ action: 'create', entity: 'user', entity_id: user_id, summary });
      const link = await makeResetLink(tx, { user_id, publicUrl, now: time });
      return { org_id, user_id, link };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** By a person of the organisation, or by an account of another one as in a registration. */
async function isTaken(tx: WriteTx, email: string, now: number): Promise<boolean> {
  await waitForTurn(tx, [email]);
  const { email_taken } = await findRegistered(tx, { email, domain: null, now });
  return email_taken || (await findTakenEmails(tx, [email])).size > 0;
}
