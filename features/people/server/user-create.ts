import { hashPassword, setAccount } from '#auth/server';
import type { Tx, WriteTx } from '#packages/database';
import { fieldError, HttpError, orDuplicate } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import { peopleMessages } from '#people/contract';
import type { createUser, WrittenUser } from '#people/contract';
import {
  accountProblems,
  cleanEmail,
  cleanNames,
  nameProblems,
  newAccountProblem,
} from '#people/domain';
import type { Subject, Viewer } from '#permissions/contract';
import { canAddPerson, canViewPerson } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { insertUserTags } from '#tags/server';
import { insertPerson, storeEmail, writtenPerson } from './form-store.ts';
import { invalidForm } from './refuse-form.ts';
import { refuseForeignDomain, rulesFor } from './user-account.ts';
import { changeFields, givenFields } from './user-fields.ts';
import { lockGivenTags } from './user-tags.ts';
import { changePermissions } from './user-permissions.ts';
import { findPeople } from './user-store.ts';

type CreateCall = Call<typeof createUser, Viewer>;

/**
 * Adds a person with everything that was sent, in one transaction. The client creates the id, so
 * that sending twice adds one person. If the id exists already, nothing changes.
 */
export async function createPerson(call: CreateCall): Promise<WrittenUser> {
  const { viewer, body, database } = call;
  const user_id = body.user_id.toLowerCase();
  const there = await database.read(viewer.org_id, async (tx) =>
    (await isKnown(tx, viewer, user_id)) ? writtenPerson(tx, user_id, viewer) : null,
  );
  if (there !== null) return there;
  const tag_ids = (body.tag_ids ?? []).map((id) => id.toLowerCase());
  refuseOutside(viewer, tag_ids);
  const person = await checkedFields(call, user_id);
  const write = database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!(await isKnown(tx, currentViewer, user_id))) {
      await addPerson(tx, call, { currentViewer, user_id, person });
    }
    return writtenPerson(tx, user_id, viewer);
  });
  return orDuplicate(write, 'email', peopleMessages.emailTaken);
}

type CheckedFields = Awaited<ReturnType<typeof checkedFields>>;

/** The sent fields, checked and hashed before the transaction. */
async function checkedFields(call: CreateCall, user_id: string) {
  const { viewer, body, database } = call;
  const names = cleanNames({ name_first: body.name_first ?? '', name_last: body.name_last ?? '' });
  const [email, password] = [cleanEmail(body.email), body.password ?? ''];
  const rules = await database.read(viewer.org_id, (tx) =>
    rulesFor(tx, { user_id, ...names, email }),
  );
  const problems = {
    ...nameProblems(names),
    ...accountProblems({ email: email ?? '', password }, null, rules),
  };
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  const fields = givenFields(body.metadata ?? {}, user_id === viewer.user_id, call.now());
  if (email !== null) await refuseForeignDomain(call, email);
  const password_hash = password === '' ? null : await hashPassword(password);
  return { names, email, password_hash, fields };
}

async function addPerson(
  tx: WriteTx,
  call: CreateCall,
  {
    currentViewer,
    user_id,
    person,
  }: { currentViewer: Viewer; user_id: string; person: CheckedFields },
): Promise<void> {
  const { body, query, now } = call;
  const { names, email, password_hash, fields } = person;
  const tag_ids = (await lockGivenTags(tx, body.tag_ids)) ?? [];
  refuseOutside(currentViewer, tag_ids);
  if (email !== null) refuseAccount(currentViewer, { user_id, tag_ids });
  const created_time = new Date(now()).toISOString();
  if (!(await insertPerson(tx, { user_id, ...names, created_time }))) {
    throw new HttpError('CONFLICT');
  }
  await insertUserTags(
    tx,
    tag_ids.map((tag_id) => ({ user_id, tag_id })),
  );
  await changeFields(tx, user_id, fields);
  if (email !== null) {
    await storeEmail(tx, user_id, email);
    await setAccount(tx, user_id, { email, password_hash, created_time });
  }
  const summary = query.fromPortal === 'True' ? 'in the portal' : '';
  tx.audit({ action: 'create_user', entity: 'user', entity_id: user_id, summary });
  const given = body.permissions ?? [];
  if (given.length > 0) await changePermissions(tx, call, { currentViewer, user_id, given });
}

/**
 * Whether the id belongs to a person whom the viewer may see.
 *
 * @throws HttpError CONFLICT if it belongs to anybody else
 */
async function isKnown(tx: Tx, viewer: Viewer, user_id: string): Promise<boolean> {
  const found = (await findPeople(tx, [user_id])).get(user_id);
  if (found === undefined) return false;
  if (found.active && canViewPerson(viewer, found)) return true;
  throw new HttpError('CONFLICT');
}

function refuseOutside(viewer: Viewer, tag_ids: readonly string[]): void {
  if (canAddPerson(viewer, { tag_ids })) return;
  throw fieldError('tag_ids', peopleMessages.outsideYourTags, 'FORBIDDEN');
}

function refuseAccount(viewer: Viewer, person: Subject): void {
  const message = newAccountProblem(viewer, person);
  if (message === null) return;
  throw fieldError('email', message, 'FORBIDDEN');
}
