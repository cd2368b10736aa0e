import {
  eraseAccount,
  findPasswordRules,
  hashPassword,
  lookAtPassword,
  proofProblem,
  setAccount,
  notifyEmailChanged,
  notifyPasswordChanged,
} from '#auth/server';
import type { OwnProof, ProofProblem } from '#auth/server';
import { authMessages } from '#auth/contract';
import type { Tx, WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Caller, ServerContext } from '#packages/http/server';
import { peopleMessages as messages } from '#people/contract';
import { accountProblem, accountProblems, cleanEmail, domainOf } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canEditPerson, canViewPerson, isAdmin } from '#permissions/domain';
import { findCurrentRights } from '#permissions/server';
import { countEmails } from './email-limits.ts';
import { findFormPerson, storeEmail } from './form-store.ts';
import type { FormPerson } from './form-store.ts';
import { findForeignDomains } from './known-people.ts';
import { invalidForm } from './refuse-form.ts';

/** The parts of a call that are needed to change an account. */
export type AccountCall = ServerContext & { viewer: Viewer; caller: Caller };

/** Email and password as sent. Missing fields do not change. */
export interface GivenAccount {
  email?: string | null | undefined;
  password?: string | undefined;
  current_password?: string | undefined;
}

/** The same, checked and hashed. This is done before the transaction, because hashing is slow. */
export interface PreparedAccount {
  /** undefined: unchanged; null: removed. */
  email: string | null | undefined;
  password_hash: string | null;
  /** Proof of identity, if it is the caller's own account. */
  proof: OwnProof | null;
}

/**
 * Checks the requested change of an account; null if there is none.
 *
 * @throws HttpError if the caller may not, and INVALID with messages for the form
 */
export async function prepareAccount(
  call: AccountCall,
  user_id: string,
  given: GivenAccount,
): Promise<PreparedAccount | null> {
  const { viewer, database } = call;
  const password = given.password ?? '';
  if (given.email === undefined && password === '') return null;
  const { person, rules } = await database.read(viewer.org_id, async (tx) => {
    const found = await findEditable(tx, viewer, user_id);
    return { person: found, rules: await rulesFor(tx, found) };
  });
  const wanted = given.email === undefined ? person.email : cleanEmail(given.email);
  const isOther = wanted !== person.email;
  if (!isOther && password === '') return null;
  const isOwn = viewer.user_id === user_id;
  const problems = accountProblems({ email: wanted ?? '', password }, person.email, rules);
  if (isOwn && password !== '') problems.password = messages.ownPassword;
  if (isOwn && wanted === null) problems.email = messages.ownEmailStays;
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  if (isOther && wanted !== null) await refuseForeignDomain(call, wanted);
  const proof = isOwn ? await lookAtPassword(call, viewer, given.current_password ?? '') : null;
  if (typeof proof === 'string') throw unproven(proof);
  return {
    email: isOther ? wanted : undefined,
    password_hash: password === '' ? null : await hashPassword(password),
    proof,
  };
}

/**
 * Changes the account of a person that the transaction has locked. Returns the words for what
 * changed.
 *
 * @throws HttpError if the caller may not any more, Error of a unique index if the email is taken
 */
export async function changeAccount(
  tx: WriteTx,
  call: AccountCall,
  {
    currentViewer,
    person,
    prepared,
  }: { currentViewer: Viewer; person: FormPerson; prepared: PreparedAccount },
): Promise<string[]> {
  const { user_id } = person;
  const email = prepared.email === undefined ? person.email : prepared.email;
  const { password_hash } = prepared;
  const isOther = email !== person.email;
  if (!isOther && password_hash === null) return [];
  const subject = await findCurrentRights(tx, user_id);
  const refused = accountProblem(currentViewer, { ...subject, tag_ids: person.tag_ids });
  if (refused !== null) throw new HttpError('FORBIDDEN', { message: refused });
  await refuseUnproven(tx, call, user_id, prepared.proof);
  if (person.is_federated && password_hash !== null) {
    throw invalidForm({ password: messages.workAccount });
  }
  if (email === null) {
    await endAccount(tx, {
      person,
      isOfAdmin: isAdmin(subject),
      hasPassword: password_hash !== null,
    });
  } else {
    if (isOther) await storeEmail(tx, user_id, email);
    const created_time = new Date(call.now()).toISOString();
    await setAccount(tx, user_id, { email, password_hash, created_time });
    if (password_hash !== null && person.email !== null) {
      await notifyPasswordChanged(tx, call, { user_id, email });
    }
  }
  if (isOther && person.email !== null) {
    await notifyEmailChanged(tx, call, { user_id, email: person.email });
  }
  return [...(isOther ? ['e-mail'] : []), ...(password_hash === null ? [] : ['password'])];
}

/**
 * Counts an email from a form and rejects one whose domain another organisation has confirmed. The
 * message does not name the organisation.
 *
 * @throws HttpError INVALID with messages for the form, TOO_MANY
 */
export async function refuseForeignDomain(
  call: ServerContext & { viewer: Viewer },
  email: string,
): Promise<void> {
  await countEmails(call, 'form');
  const domain = domainOf(email);
  const { org_id } = call.viewer;
  const foreign = await call.database.read(org_id, (tx) => findForeignDomains(tx, [domain]));
  if (foreign.has(domain)) throw invalidForm({ email: messages.emailDomain });
}

/** Password rules for a person as stored. */
export function rulesFor(
  tx: Tx,
  {
    user_id,
    name_first,
    name_last,
    email,
  }: Omit<FormPerson, 'active' | 'tag_ids' | 'is_federated'>,
) {
  const names = { name_first, name_last, email };
  return findPasswordRules(tx, () => Promise.resolve(names), { user_id, email: email ?? '' });
}

/**
 * A person whom the viewer may edit.
 *
 * @throws HttpError NOT_FOUND if they do not exist or are not visible, FORBIDDEN
 */
export async function findEditable(tx: Tx, viewer: Viewer, user_id: string): Promise<FormPerson> {
  return requireEditable(await findFormPerson(tx, user_id), viewer);
}

/** The same check for a person who was already read. */
export function requireEditable(person: FormPerson | null, viewer: Viewer): FormPerson {
  if (person?.active !== true || !canViewPerson(viewer, person)) {
    throw new HttpError('NOT_FOUND', { message: messages.unknown });
  }
  if (!canEditPerson(viewer, person)) throw new HttpError('FORBIDDEN');
  return person;
}

/** Without an email nobody can sign in: password, second factor and sign-ins are removed too. */
async function endAccount(
  tx: WriteTx,
  {
    person,
    isOfAdmin,
    hasPassword,
  }: Record<'isOfAdmin' | 'hasPassword', boolean> & {
    person: FormPerson;
  },
): Promise<void> {
  if (hasPassword) throw invalidForm({ email: messages.emailRequired });
  if (isOfAdmin) throw invalidForm({ email: messages.adminWithoutEmail });
  if (person.is_federated) throw invalidForm({ email: messages.workAccount });
  await storeEmail(tx, person.user_id, null);
  await eraseAccount(tx, person.user_id);
}

async function refuseUnproven(
  tx: WriteTx,
  { viewer, caller, now }: AccountCall,
  user_id: string,
  proof: OwnProof | null,
): Promise<void> {
  if (viewer.user_id !== user_id) return;
  const shown = { user_id, token: caller.token, now: now() };
  const problem = proof === null ? 'no_password' : await proofProblem(tx, proof, shown);
  if (problem !== null) throw unproven(problem);
}

function unproven(problem: ProofProblem): HttpError {
  switch (problem) {
    case 'no_password':
      return invalidForm({ current_password: authMessages.currentRequired });
    case 'wrong_password':
      return invalidForm({ current_password: authMessages.currentWrong });
    case 'old_sign_in':
      return invalidForm({ email: messages.signInAgain });
  }
}
