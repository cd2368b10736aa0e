import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { itemIds } from '#programme/contract';
import type { AnswerId, ItemChange, ItemId } from '#programme/contract';
import { resultOf } from '#programme/domain';
import { findFacts } from './programme-facts.ts';
import { findItems, insertCheck, storeItem } from './programme-store.ts';

const day = 86_400_000;

/**
 * Answers before the summer; the others are Yes. They agree with what the demo knows: its only rule
 * on heat index is at 40 °C, nobody is recorded as new, and some courses of people are missing.
 */
const early: Partial<Record<ItemId, AnswerId>> = {
  ...{ plan_coordinator: 'no', plan_input: 'no', plan_review: 'partly', monitor_indoor: 'partly' },
  ...{ monitor_alert: 'no', rest_indoor: 'partly', rest_observed: 'no', training_yearly: 'no' },
  ...{ acclimatise_returning: 'no', acclimatise_known: 'partly', training_language: 'partly' },
  ...{ monitor_initial: 'no', monitor_high: 'no', training_first: 'no' },
  ...{ emergency_plan: 'partly', emergency_cooling: 'no', records_heat: 'not_applicable' },
};

/** What is still open, with what is planned. */
const open: Partial<Record<ItemId, Omit<ItemChange, 'item_id'> & { days: number }>> = {
  plan_input: { answer: 'partly', note: 'Two crews asked so far.', days: 21 },
  monitor_initial: { answer: 'no', note: 'The alert rule begins at 40 °C.', days: 7 },
  monitor_high: { answer: 'no', note: 'The alert rule begins at 40 °C.', days: 7 },
  monitor_alert: { answer: 'partly', note: 'Day shift only.', days: 7 },
  rest_observed: { answer: 'no', note: 'Buddies for the night shift to be named.', days: 5 },
  acclimatise_returning: { answer: 'partly', note: '', days: 14 },
  acclimatise_known: { answer: 'partly', note: 'Known, but not recorded here yet.', days: 14 },
  training_first: { answer: 'partly', note: 'Some courses are not taken yet.', days: 21 },
  training_yearly: { answer: 'no', note: 'Refresher is being written.', days: 30 },
  emergency_cooling: { answer: 'partly', note: 'Ice at the pit, none at the port.', days: 10 },
};

/** Adds a self-check of two months ago, one of two weeks ago, and changes since. */
export async function addDemoProgramme(tx: WriteTx, site: DemoSite): Promise<void> {
  const answer = async (changes: readonly ItemChange[], time: number) => {
    const by = { user_id: site.ownerId, time: new Date(time).toISOString() };
    for (const change of changes) await storeItem(tx, change, by);
  };
  const finish = async (key: string, time: number) => {
    const { items } = await findItems(tx);
    await insertCheck(tx, {
      ...{ check_id: site.idOf(`programme ${key}`), items, result: resultOf(items) },
      ...{ facts: await findFacts(tx, time), finished_by: site.ownerId },
      finished_time: new Date(time).toISOString(),
    });
  };
  const first = site.now - 60 * day;
  await answer(
    itemIds.map((item_id) => ({ item_id, answer: early[item_id] ?? 'yes' })),
    first,
  );
  await finish('first', first);
  const second = site.now - 14 * day;
  const dueOf = (days: number) => new Date(site.now + days * day).toISOString().slice(0, 10);
  const gaps = itemIds.flatMap((item_id, nth): ItemChange[] => {
    const gap = open[item_id];
    if (gap === undefined) return [];
    const { days, ...fields } = gap;
    const owner_user_id = nth % 3 === 0 ? site.ownerId : (site.workerIds[nth] ?? null);
    return [{ item_id, ...fields, owner_user_id, due_date: dueOf(days) }];
  });
  const closed = itemIds.flatMap((item_id): ItemChange[] =>
    early[item_id] === undefined || open[item_id] !== undefined || item_id === 'records_heat'
      ? []
      : [{ item_id, answer: 'yes' }],
  );
  await answer([...closed, ...gaps], second);
  await finish('second', second);
  await answer([{ item_id: 'plan_input', answer: 'yes' }], site.now - day);
}
