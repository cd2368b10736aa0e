import { accountBucket, countAttempt } from '#auth/server';
import { authMessages } from '#auth/contract';
import { newEmailProblem } from '#auth/domain';
import { findOrganisation } from '#organisation/server';
import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import {
  createReferralLink,
  mostReferrals,
  readReferral,
  referralMessages as messages,
  sendInvitations,
} from '#referral/contract';
import { isOwnReferral } from '#referral/domain';
import { findAccount, findCode, giveCode } from './code-store.ts';
import type { InvitingAccount } from './code-store.ts';
import { invitationEmail } from './invitation-email.ts';
import {
  countMailed,
  countMailedTo,
  findFigures,
  findReferrals,
  insertInvited,
  markMailed,
  waitForTurn,
} from './referral-store.ts';

/** Calls about referrals. */
export const referralCalls: Bound<Viewer>[] = [
  bind(readReferral, read),
  bind(createReferralLink, createLink),
  bind(sendInvitations, invite),
];

const day = 86_400_000;
/** An address gets a second email of the same person after this time. */
const remindAfter = 30 * day;
/** Most emails to one address in that time, of all organisations. */
const mostToAddress = 3;
/** Most emails of a person and of an organisation per day. */
const [mostOwn, mostAll] = [50, 200];

async function read({ viewer, database, publicUrl }: Call<typeof readReferral, Viewer>) {
  const { user_id } = viewer;
  const { code, account, ...found } = await database.read(viewer.org_id, async (tx) => ({
    account: await findAccount(tx, user_id),
    code: await findCode(tx, user_id),
    figures: await findFigures(tx, user_id),
    referrals: await findReferrals(tx, user_id, mostReferrals),
  }));
  // Somebody who has lost their email keeps their figures.
  const link = account === null || code === null ? null : linkOf(publicUrl, code);
  return { ...found, has_email: account !== null, link };
}

async function createLink(call: Call<typeof createReferralLink, Viewer>) {
  const { viewer, database, publicUrl, now, newId } = call;
  const { user_id } = viewer;
  const row = { user_id, code: newId(), created_time: new Date(now()).toISOString() };
  const code = await database.write(viewer, async (tx) => {
    if ((await findAccount(tx, user_id)) === null) {
      throw new HttpError('FORBIDDEN', { message: messages.noEmail });
    }
    return await giveCode(tx, row);
  });
  return { link: linkOf(publicUrl, code) };
}

async function invite(call: Call<typeof sendInvitations, Viewer>) {
  const { viewer, body, database, now } = call;
  const limits = [
    { bucket: accountBucket('invite', viewer), most: 20, seconds: 3600 },
    { bucket: `invite-of:${viewer.org_id}`, most: 60, seconds: 3600 },
  ];
  await countAttempt(database, limits, now(), authMessages.tooMany);
  const emails = [...new Set(body.emails)];
  await database.write(viewer, async (tx) => {
    const account = await findAccount(tx, viewer.user_id);
    if (account === null) throw new HttpError('FORBIDDEN', { message: messages.noEmail });
    if (!account.is_proven) throw new HttpError('FORBIDDEN', { message: messages.confirmFirst });
    refuseWrong(body.emails, account.email);
    await sendAll(tx, call, { emails, account });
    const summary = String(emails.length);
    tx.audit({ action: 'create', entity: 'referral', entity_id: viewer.user_id, summary });
  });
  return { invited: emails.length };
}

/** @throws HttpError with a message for each address that cannot be invited */
function refuseWrong(emails: readonly string[], own: string): void {
  const problems = emails.map(
    (email) => newEmailProblem(email) ?? (isOwnReferral(email, [own]) ? messages.ownDomain : null),
  );
  const errors = Object.fromEntries(
    problems.flatMap((problem, nth) =>
      problem === null ? [] : [[`emails.${String(nth)}`, problem]],
    ),
  ) as Record<string, string>;
  const [message] = Object.values(errors);
  if (message !== undefined) throw new HttpError('INVALID', { message, errors });
}

interface Invitations {
  emails: readonly string[];
  account: InvitingAccount;
}

/**
 * Records all addresses and orders the emails that are within the limits. Whether an address gets
 * one is not said: it would tell what others have sent there.
 */
async function sendAll(
  tx: WriteTx,
  { viewer, body, now, newId, publicUrl }: Call<typeof sendInvitations, Viewer>,
  { emails, account }: Invitations,
): Promise<void> {
  const { user_id } = viewer;
  const time = new Date(now()).toISOString();
  const since = (milliseconds: number) => new Date(now() - milliseconds).toISOString();
  await waitForTurn(tx, emails);
  const { own, all } = await countMailed(tx, { user_id, since: since(day) });
  if (own + emails.length > mostOwn || all + emails.length > mostAll) {
    throw new HttpError('TOO_MANY', { message: messages.tooManyToday, retryAfter: day / 1000 });
  }
  const code = await giveCode(tx, { user_id, code: newId(), created_time: time });
  const content = invitationEmail({
    inviter: account,
    organisation: (await findOrganisation(tx))?.name ?? '',
    note: body.note,
    url: linkOf(publicUrl, code),
  });
  for (const email of emails) {
    await insertInvited(tx, { referral_id: newId(), user_id, email, time });
    if ((await countMailedTo(tx, email, since(remindAfter))) >= mostToAddress) continue;
    if (!(await markMailed(tx, { user_id, email, time }, since(remindAfter)))) continue;
    const mail = { message_id: newId(), user_id, to: email, is_secret: false };
    await sendMail(tx, { ...content, ...mail, created_time: time });
  }
}

function linkOf(publicUrl: string, code: string): string {
  return `${publicUrl}/ref/${code}`;
}
