import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { insertQuote, insertStep, lockQuoteNumbers, updateQuote } from './quote-store.ts';

const day = 86_400_000;

/** Quotes of the owner: one is answered, one waits. */
export async function addDemoQuotes(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, idOf, ownerId: user_id } = site;
  const timeOf = (ago: number) => new Date(now - ago * day).toISOString();
  const contact = {
    ...{ contact_name: 'Site office', phone: '+61 8 5550 0142' },
    delivery_address: 'Pit gate 2, Haul Road, Newman WA 6753',
  };
  await lockQuoteNumbers(tx);
  const answered = idOf('quote of strips');
  await insertQuote(tx, {
    ...{ ...contact, quote_id: answered, user_id, wanted_by: null, time: timeOf(9) },
    items: [{ item: 'Test strips packs', quantity: 40 }],
    notes: 'Half of them for the night crew.',
  });
  const step = { quote_id: answered, amount: '', answer: '', user_id, by_support: false };
  await insertStep(tx, { ...step, status: 'Requested', time: timeOf(9) });
  const answer = {
    ...{ status: 'Answered' as const, amount: 'AUD 1,960.00', time: timeOf(7) },
    answer: 'Delivery within ten days. The price includes freight.',
  };
  const valid_until = new Date(now + 23 * day).toISOString().slice(0, 10);
  await updateQuote(tx, answered, { ...answer, valid_until });
  await insertStep(tx, { ...step, ...answer, user_id: null, by_support: true });

  const waiting = idOf('quote of devices');
  await insertQuote(tx, {
    ...{ ...contact, quote_id: waiting, user_id, time: timeOf(1) },
    items: [
      { item: 'Test devices', quantity: 2 },
      { item: 'Training session', quantity: 1 },
    ],
    wanted_by: new Date(now + 30 * day).toISOString().slice(0, 10),
    notes: '',
  });
  await insertStep(tx, { ...step, quote_id: waiting, status: 'Requested', time: timeOf(1) });
}
