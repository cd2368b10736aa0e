import {
  answerReward,
  listWaitingRewards,
  loyaltyMessages as messages,
  mostEntries,
  mostRequests,
  readLoyalty,
  requestReward,
  rewards,
  withdrawReward,
} from '#loyalty/contract';
import { monthOf } from '#loyalty/domain';
import { findZone, requireNotClosing } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { findOrganisationOf, findWaiting } from './across-organisations.ts';
import { addEntry, findAccount, findEntries, lockAccount } from './ledger-store.ts';
import type { EntryMark } from './ledger-store.ts';
import { findRequests, insertRewardQuote, lockQuote, updateQuote } from './quote-store.ts';
import type { LockedQuote } from './quote-store.ts';
import { countByMonth } from './test-point-store.ts';

/** Calls about points and rewards. */
export const loyaltyCalls: Bound<Viewer>[] = [
  bind(readLoyalty, read),
  bind(requestReward, request),
  bind(withdrawReward, withdraw),
  bind(listWaitingRewards, async ({ database }) => ({
    requests: await findWaiting(database, mostRequests),
  })),
  bind(answerReward, answer),
];

async function read({ viewer, database, now }: Call<typeof readLoyalty, Viewer>) {
  return database.read(viewer.org_id, async (tx) => {
    const entries = await findEntries(tx, viewer, mostEntries + 1);
    const month = monthOf(now(), await findZone(tx));
    return {
      ...(await findAccount(tx)),
      test_points: (await countByMonth(tx)).get(month) ?? 0,
      entries: entries.slice(0, mostEntries),
      is_more: entries.length > mostEntries,
      requests: isAdmin(viewer) ? await findRequests(tx, mostRequests) : [],
    };
  });
}

async function request(call: Call<typeof requestReward, Viewer>) {
  const { viewer, body, database, now, newId } = call;
  const quote_id = body.quote_id.toLowerCase();
  const time = new Date(now()).toISOString();
  const chosen = rewards.find(({ reward }) => reward === body.reward);
  if (chosen === undefined) throw fieldError('reward', messages.rewardUnknown);
  const { title, points, reward } = chosen;
  return database.write(viewer, async (tx) => {
    const { balance } = await lockAccount(tx);
    // Sent again, the request changes nothing.
    if ((await lockQuote(tx, quote_id)) !== null) return { quote_id, balance };
    const { user_id } = viewer;
    const result = await addEntry(
      tx,
      {
        ...{ cause: `reward:${quote_id}`, kind: 'reward', user_id },
        ...{ points: -points, summary: title },
      },
      { entry_id: newId(), time },
    );
    if (result !== 'added') throw new HttpError('CONFLICT', { message: messages.notEnough });
    const row = { quote_id, user_id, reward, title, points, created_time: time };
    if (!(await insertRewardQuote(tx, row))) throw new HttpError('DUPLICATE');
    tx.audit({ action: 'create', entity: 'quote', entity_id: quote_id, summary: title });
    return { quote_id, balance: balance - points };
  });
}

async function withdraw(call: Call<typeof withdrawReward, Viewer>) {
  const { viewer, params, database, now, newId } = call;
  const quote_id = params.id.toLowerCase();
  const mark = { entry_id: newId(), time: new Date(now()).toISOString() };
  return database.write(viewer, async (tx) => {
    await lockAccount(tx);
    const quote = await lockQuote(tx, quote_id);
    if (quote === null) throw new HttpError('NOT_FOUND', { message: messages.notFound });
    // Sent again, it changes nothing.
    if (quote.status !== 'Withdrawn') {
      requireOpen(quote);
      await updateQuote(tx, quote_id, { status: 'Withdrawn', answer: '', time: mark.time });
      await giveBack(tx, { quote_id, quote, user_id: viewer.user_id }, mark);
      const summary = `withdrawn: ${quote.title}`;
      tx.audit({ action: 'change', entity: 'quote', entity_id: quote_id, summary });
    }
    return { quote_id, balance: (await findAccount(tx)).balance };
  });
}

async function answer(call: Call<typeof answerReward, Viewer>) {
  const { viewer, params, body, database, now, newId } = call;
  const quote_id = params.id.toLowerCase();
  const org_id = await findOrganisationOf(database, quote_id);
  if (org_id === null) throw new HttpError('NOT_FOUND', { message: messages.notFound });
  const mark = { entry_id: newId(), time: new Date(now()).toISOString() };
  const context = { org_id, actor_user_id: viewer.user_id };
  await database.write(context, async (tx) => {
    await lockAccount(tx);
    const quote = await lockQuote(tx, quote_id);
    if (quote === null) throw new HttpError('NOT_FOUND', { message: messages.notFound });
    await requireNotClosing(tx);
    requireOpen(quote);
    await updateQuote(tx, quote_id, { ...body, time: mark.time });
    if (body.status === 'Declined') await giveBack(tx, { quote_id, quote, user_id: null }, mark);
    const summary = `${body.status.toLowerCase()}: ${quote.title}`;
    tx.audit({ action: 'change', entity: 'quote', entity_id: quote_id, summary });
  });
  return { quote_id };
}

/** @throws HttpError CONFLICT if the request was answered or withdrawn */
function requireOpen({ status }: LockedQuote): void {
  if (status !== 'Requested') throw new HttpError('CONFLICT', { message: messages.notOpen });
}

interface GivenBack {
  quote_id: string;
  quote: LockedQuote;
  user_id: string | null;
}

/** Gives the points of a request back, once. */
async function giveBack(
  tx: WriteTx,
  { quote_id, quote: { points, title }, user_id }: GivenBack,
  mark: EntryMark,
): Promise<void> {
  const cause = { cause: `refund:${quote_id}`, kind: 'refund', points, user_id } as const;
  await addEntry(tx, { ...cause, summary: title }, mark);
}
