import { findOrganisation, findZone, requireNotClosing } from '#organisation/server';
import { sendMail } from '#outbox/server';
import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { fileDate } from '#packages/kit';
import type { Viewer } from '#permissions/contract';
import { isSupportAdmin } from '#permissions/domain';
import {
  changeQuote,
  listQuotes,
  mostOpen,
  mostPerHour,
  quoteMessages as messages,
  quotesPage,
  requestQuote,
} from '#quotes/contract';
import { stepRefusal } from '#quotes/domain';
import type { QuoteActor } from '#quotes/domain';
import { notifySupport, recordSupport } from '#support/server';
import { findAllQuotes, findOrganisationOf } from './across-organisations.ts';
import {
  countOpen,
  countSteps,
  findQuotes,
  findRequester,
  insertQuote,
  insertStep,
  lockQuote,
  lockQuoteNumbers,
  updateQuote,
} from './quote-store.ts';
import type { LockedQuote } from './quote-store.ts';

/** Calls about quotes. */
export const quoteCalls: Bound<Viewer>[] = [
  bind(listQuotes, list),
  bind(requestQuote, request),
  bind(changeQuote, change),
];

async function list({ viewer, query, database }: Call<typeof listQuotes, Viewer>) {
  const page = { after: query.after ?? null, most: quotesPage + 1 };
  if (query.of === 'all' && !isSupportAdmin(viewer)) throw new HttpError('FORBIDDEN');
  const found =
    query.of === 'all'
      ? await findAllQuotes(database, page)
      : await database.read(viewer.org_id, (tx) => findQuotes(tx, page));
  const quotes = found.slice(0, quotesPage);
  return { quotes, next: found.length > quotesPage ? (quotes.at(-1)?.quote_id ?? null) : null };
}

async function request({ viewer, body, database, now, newId }: Call<typeof requestQuote, Viewer>) {
  const quote_id = body.quote_id.toLowerCase();
  const { user_id } = viewer;
  return database.write(viewer, async (tx) => {
    await lockQuoteNumbers(tx);
    const before = await lockQuote(tx, quote_id);
    // Sent again, it changes nothing.
    if (before !== null) return { quote_id, number: before.number };
    if (body.items.some(({ item }) => item === 'Other') && body.notes === '') {
      throw fieldError('notes', messages.otherNeedsNotes);
    }
    const time = new Date(now()).toISOString();
    if (body.wanted_by !== null && body.wanted_by < fileDate(await findZone(tx), now())) {
      throw fieldError('wanted_by', messages.dayPassed);
    }
    if ((await countOpen(tx)) >= mostOpen) {
      throw new HttpError('CONFLICT', { message: messages.tooMany });
    }
    await requireFewSteps(tx, user_id, now());
    const number = await insertQuote(tx, { ...body, quote_id, user_id, time });
    if (number === null) throw new HttpError('DUPLICATE');
    const step = { quote_id, status: 'Requested', user_id, by_support: false, time } as const;
    await insertStep(tx, { ...step, amount: '', answer: '' });
    await notifySupportOf(tx, { number, notice_id: newId(), what: 'requested' });
    const summary = `Requested: quote ${String(number)}`;
    tx.audit({ action: 'create', entity: 'quote', entity_id: quote_id, summary });
    return { quote_id, number };
  });
}

async function change(call: Call<typeof changeQuote, Viewer>) {
  const { viewer, body, database } = call;
  const quote_id = body.quote_id.toLowerCase();
  const own = await database.write(viewer, async (tx) => {
    const quote = await lockQuote(tx, quote_id);
    if (quote === null) return null;
    const actors: QuoteActor[] = isSupportAdmin(viewer) ? ['customer', 'support'] : ['customer'];
    return changeAs(tx, call, { quote, actors });
  });
  if (own !== null) return own;
  if (!isSupportAdmin(viewer)) throw notFound();
  // The support team answers quotes of all organisations.
  const org_id = await findOrganisationOf(database, quote_id);
  if (org_id === null) throw notFound();
  const context = { org_id, actor_user_id: viewer.user_id };
  const { organisation, number, ...answer } = await database.write(context, async (tx) => {
    const quote = await lockQuote(tx, quote_id);
    if (quote === null) throw notFound();
    await requireNotClosing(tx);
    const changed = await changeAs(tx, call, { quote, actors: ['support'] });
    const organisation = (await findOrganisation(tx))?.name ?? '';
    return { ...changed, organisation, number: quote.number };
  });
  const summary = `${body.status}: quote ${String(number)} of ${organisation}`;
  await recordSupport(database, viewer, { entity: 'quote', entity_id: quote_id, summary });
  return answer;
}

interface Changed {
  quote: LockedQuote;
  actors: readonly QuoteActor[];
}

async function changeAs(
  tx: WriteTx,
  { viewer, body, now, newId, publicUrl }: Call<typeof changeQuote, Viewer>,
  { quote, actors }: Changed,
) {
  const { quote_id, number } = quote;
  const { status } = body;
  if (quote.is_reward) throw new HttpError('CONFLICT', { message: messages.isReward });
  const refusal = stepRefusal(quote.status, status, actors);
  if (refusal !== null) throw new HttpError('CONFLICT', { message: refusal });
  const by_support = stepRefusal(quote.status, status, ['support']) === null;
  // A person agrees to the answer that they have read.
  if (body.changed_time !== undefined && body.changed_time !== quote.changed_time) {
    throw new HttpError('CONFLICT', { message: messages.changed });
  }
  const today = fileDate(await findZone(tx), now());
  if (status === 'Accepted') {
    if (body.changed_time === undefined) throw fieldError('changed_time', messages.changed);
    if (quote.valid_until !== null && quote.valid_until < today) {
      throw new HttpError('CONFLICT', { message: messages.expired });
    }
  }
  if (by_support) requireAnswer(body, today);
  else await requireFewSteps(tx, viewer.user_id, now());
  const time = new Date(now()).toISOString();
  const { amount = '', answer = '', valid_until = null } = by_support ? body : {};
  await updateQuote(tx, quote_id, {
    ...{ status, time },
    amount: by_support ? amount : null,
    answer: by_support ? answer : null,
    valid_until: by_support ? valid_until : undefined,
  });
  const user_id = by_support ? null : viewer.user_id;
  await insertStep(tx, { quote_id, status, user_id, by_support, time, amount, answer });
  if (by_support) await notifyRequester(tx, { quote, status, newId, publicUrl, time });
  else await notifySupportOf(tx, { number, notice_id: newId(), what: status.toLowerCase() });
  const summary = `${status}: quote ${String(number)}`;
  tx.audit({ action: 'change', entity: 'quote', entity_id: quote_id, summary });
  return { quote_id, status };
}

const hour = 3_600_000;

/**
 * Each step of a customer is an email to every support admin.
 *
 * @throws HttpError TOO_MANY
 */
async function requireFewSteps(tx: WriteTx, user_id: string, now: number): Promise<void> {
  const done = await countSteps(tx, user_id, new Date(now - hour).toISOString());
  if (done >= mostPerHour) {
    throw new HttpError('TOO_MANY', { message: messages.tooManyNow, retryAfter: hour / 1000 });
  }
}

/** @throws HttpError INVALID if an answer of the support team lacks a part */
function requireAnswer(
  {
    status,
    amount = '',
    answer = '',
    valid_until = null,
  }: Call<typeof changeQuote, Viewer>['body'],
  today: string,
): void {
  if (status === 'Answered' && amount === '') throw fieldError('amount', messages.amountRequired);
  if (answer === '') throw fieldError('answer', messages.answerRequired);
  if (valid_until !== null && valid_until < today) {
    throw fieldError('valid_until', messages.dayPassed);
  }
}

async function notifySupportOf(
  tx: WriteTx,
  { number, notice_id, what }: { number: number; notice_id: string; what: string },
): Promise<void> {
  const organisation = (await findOrganisation(tx))?.name ?? '';
  await notifySupport(tx, {
    notice_id,
    subject: `Quote ${what}: ${organisation}`.slice(0, 300),
    text: `${organisation} has ${what} quote ${String(number)}.`,
    path: '/settings/quote?of=all',
  });
}

interface Notified {
  quote: LockedQuote;
  status: string;
  newId: () => string;
  publicUrl: string;
  time: string;
}

/** The amount and the answer are only on the screen, which needs a sign-in. */
async function notifyRequester(
  tx: WriteTx,
  { quote: { number, user_id }, status, newId, publicUrl, time }: Notified,
): Promise<void> {
  const to = user_id === null ? null : await findRequester(tx, user_id);
  if (to === null) return;
  const what = status.toLowerCase();
  await sendMail(tx, {
    ...{ message_id: newId(), user_id, to, is_secret: false, created_time: time },
    subject: `Quote ${String(number)} was ${what}`,
    paragraphs: [`The support team has ${what} your quote ${String(number)}.`],
    action: { label: 'Open quotes', url: `${publicUrl}/settings/quote` },
  });
}

function notFound(): HttpError {
  return new HttpError('NOT_FOUND', { message: messages.notFound });
}
