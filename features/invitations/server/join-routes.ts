import {
  askToConfirm,
  countAttempt,
  findPasswordRules,
  hashPassword,
  hashToken,
  insertCredentials,
} from '#auth/server';
import {
  acceptInvitation,
  invitationMessages as messages,
  readInvitation,
  stateSentences,
} from '#invitations/contract';
import type { InvitationState } from '#invitations/contract';
import { findOrganisation } from '#organisation/server';
import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError, orDuplicate } from '#packages/http/server';
import type { Bound, Call, ServerContext } from '#packages/http/server';
import { peopleMessages } from '#people/contract';
import { accountProblems, cleanEmail, cleanNames, domainOf, nameProblems } from '#people/domain';
import { findForeignDomains, findPeople, findTakenEmails, insertUsers } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { findCurrentRights, insertPermissions } from '#permissions/server';
import { insertUserTags, lockTags } from '#tags/server';
import {
  countUse,
  findInvitation,
  findOfToken,
  hasJoined,
  lockInvitation,
} from './invitation-store.ts';
import type { InvitationRow } from './invitation-store.ts';
import { stateOf } from './invitation-routes.ts';

/** Calls of anybody with the token of an invitation. */
export const joinCalls: Bound<Viewer>[] = [
  bind<typeof readInvitation, Viewer>(readInvitation, read),
  bind<typeof acceptInvitation, Viewer>(acceptInvitation, accept),
];

/** A crew shares the address of its site, so as many may join in an hour as one link allows. */
const [readsPerMinute, joinsPerHour] = [120, 200];

async function read({ params, caller, database, now }: Call<typeof readInvitation, Viewer>) {
  const time = now();
  const limit = { bucket: `invitation-read:${caller.network}`, most: readsPerMinute, seconds: 60 };
  await countAttempt(database, [limit], time, messages.tooMany);
  const found = await requireToken(database, params.token);
  return database.read(found.org_id, async (tx) => {
    const row = await findInvitation(tx, found.invitation_id);
    if (row === null) throw unknownToken();
    const { name, is_personal, expires_time } = row;
    const organisation = (await findOrganisation(tx))?.name ?? '';
    return { organisation, name, is_personal, expires_time, state: await stateNow(tx, row, time) };
  });
}

/** An invitation of somebody who is no admin any more counts as revoked. */
async function stateNow(tx: Tx, row: InvitationRow, time: number): Promise<InvitationState> {
  const state = stateOf(row, time);
  if (state !== 'open') return state;
  const { created_by } = row;
  if (created_by === null) return 'revoked';
  const maker = (await findPeople(tx, [created_by])).get(created_by);
  const isStillAdmin = maker?.active === true && isAdmin(await findCurrentRights(tx, created_by));
  return isStillAdmin ? 'open' : 'revoked';
}

async function requireToken(database: ServerContext['database'], token: string) {
  const found = await findOfToken(database, hashToken(token));
  if (found === null) throw unknownToken();
  return found;
}

function unknownToken(): HttpError {
  return fieldError('token', messages.unknown, 'NOT_FOUND');
}

type AcceptCall = Call<typeof acceptInvitation, Viewer>;

async function accept(call: AcceptCall) {
  const { params, body, caller, database, now } = call;
  const time = now();
  const found = await requireToken(database, params.token);
  const limits = [
    { bucket: `invitation-join:${caller.network}`, most: joinsPerHour, seconds: 3600 },
    { bucket: `invitation-joined:${found.invitation_id}`, most: joinsPerHour, seconds: 3600 },
  ];
  await countAttempt(database, limits, time, messages.tooMany);
  const { org_id } = found;
  const user_id = body.user_id.toLowerCase();
  const email = cleanEmail(body.email) ?? '';
  // A lost answer is answered again, although the invitation may be used up by now.
  if (await database.read(org_id, (tx) => hasJoined(tx, { user_id, email }))) return { user_id };
  const person = await checkedPerson(call, found, { user_id, email });
  const write = database.write({ org_id, actor_user_id: user_id }, async (tx) => {
    const locked = await lockInvitation(tx, found.invitation_id);
    // The same form arrived twice at once.
    if (await hasJoined(tx, { user_id, email })) return { user_id };
    const row = await requireOpen(tx, locked, time);
    requireInvited(row, email);
    await join(tx, call, row, person);
    return { user_id };
  });
  return orDuplicate(write, 'email', messages.emailTaken);
}

/** @throws HttpError unless somebody can still accept the invitation */
async function requireOpen(tx: Tx, row: InvitationRow | null, time: number) {
  if (row === null) throw unknownToken();
  const state = await stateNow(tx, row, time);
  if (state !== 'open') throw fieldError('token', stateSentences[state], 'CONFLICT');
  return row;
}

/** @throws HttpError if it is for somebody else */
function requireInvited({ is_personal, email }: InvitationRow, given: string): void {
  if (is_personal && email !== given) throw fieldError('email', messages.wrongPerson);
}

type Person = Awaited<ReturnType<typeof checkedPerson>>;

/**
 * The form, checked by the rules of the person form; hashing is slow and outside the transaction. A
 * caller who may not join is refused before other accounts are looked up.
 */
async function checkedPerson(
  { body, database, now }: AcceptCall,
  { org_id, invitation_id }: { org_id: string; invitation_id: string },
  { user_id, email }: { user_id: string; email: string },
) {
  const names = cleanNames(body);
  const time = now();
  const known = await database.read(org_id, async (tx) => ({
    invitation: await requireOpen(tx, await findInvitation(tx, invitation_id), time),
    rules: await findPasswordRules(tx, () => Promise.resolve({ ...names, email }), {
      user_id,
      email,
    }),
    taken: await findTakenEmails(tx, email === '' ? [] : [email]),
    foreign: await findForeignDomains(tx, email === '' ? [] : [domainOf(email)]),
  }));
  const problems: Record<string, string> = {
    ...nameProblems(names),
    ...accountProblems({ email, password: body.password }, null, known.rules),
  };
  if (email === '') problems['email'] = peopleMessages.emailRequired;
  if (Object.keys(problems).length > 0) throw new HttpError('INVALID', { errors: problems });
  requireInvited(known.invitation, email);
  if (known.taken.has(email)) throw fieldError('email', messages.emailTaken, 'DUPLICATE');
  if (known.foreign.has(domainOf(email))) throw fieldError('email', peopleMessages.emailDomain);
  const created_time = new Date(time).toISOString();
  return {
    ...names,
    user_id,
    email,
    created_time,
    password_hash: await hashPassword(body.password),
  };
}

/** Adds a worker: the account, the tags of the invitation that still exist, and no rights over others. */
async function join(
  tx: WriteTx,
  call: AcceptCall,
  { invitation_id, tag_ids, name }: InvitationRow,
  { password_hash, ...person }: Person,
): Promise<void> {
  const { user_id, email, created_time } = person;
  const known = await lockTags(tx, tag_ids);
  const user = { ...person, metadata: {}, experimental: false, is_hidden: false };
  await insertUsers(tx, [user]);
  if (!(await hasJoined(tx, { user_id, email }))) throw new HttpError('CONFLICT');
  await insertUserTags(
    tx,
    tag_ids.filter((tag_id) => known.has(tag_id)).map((tag_id) => ({ user_id, tag_id })),
  );
  await insertCredentials(tx, [{ user_id, email, password_hash, created_time }]);
  const permission_id = call.newId();
  await insertPermissions(tx, [
    { permission_id, user_id, tag_id: null, access: 'none', created_time },
  ]);
  await countUse(tx, invitation_id);
  await askToConfirm(tx, call, { user_id, email });
  tx.audit({
    ...{ action: 'join', entity: 'user', entity_id: user_id },
    summary: `With the invitation ${name}`,
  });
}
