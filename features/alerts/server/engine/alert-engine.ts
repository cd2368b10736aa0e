import type { ConditionalTrigger } from '#alerts/contract';
import { isWeatherMetric } from '#alerts/domain';
import type { PlaceValues } from '#alerts/domain';
import type { Database } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import type { LoopWork } from '#packages/tasks/server';
import type { WeatherPort } from '#weather/server';
import { findOrganisationsWithTests, findWaitingPeople, retryPerson } from './high-risk-store.ts';
import { followTests, mostPeople } from './follow-tests.ts';
import { findOrganisationsWithHeld, sendHeld } from './held-messages.ts';
import { findCurrentReadings, findWeatherTargets, readPlaceValues } from './place-values.ts';
import { findOrganisationsWithReminders, sendReminders } from './reminders.ts';
import { findDueConditions, findDueSlots, retrySlot } from './slot-store.ts';
import { isAlertOn } from './settled-alerts.ts';
import { runSlots } from './run-slots.ts';
import type { DueSlot, RuleScope } from './slot-store.ts';

export interface EngineOptions {
  database: Database;
  now: Clock;
  newId: NewId;
  publicUrl: string;
  /** An SMS service is configured. */
  isSmsSent: boolean;
  weather: WeatherPort;
  /** Called when something failed; it stays due. */
  onError: (reason: string) => void;
}

/** Slots that one round looks at. */
const mostSlots = 200;
/** Milliseconds until a slot, or the tests of a person, that failed are tried again. */
const retryPause = 30_000;
/** Milliseconds until the slot of an organisation without alerts is looked at again. */
const offPause = 5 * 60_000;
/** Slots of one organisation that are evaluated in one transaction. */
const batchSize = 20;
/** Transactions at the same time. */
const atOnce = 4;

/** The loops of the engine. Each is one cheap query while nothing is due. */
export function alertLoops(options: EngineOptions): LoopWork[] {
  return [
    { name: 'alert-slots', pause: 1000, round: () => runDueSlots(options) },
    // A severe test is to be seen within 2 seconds.
    { name: 'alert-tests', pause: 500, round: () => runNewTests(options) },
    { name: 'alert-messages', pause: 1000, round: () => runHeldMessages(options) },
    { name: 'alert-reminders', pause: 5000, round: () => runReminders(options) },
  ];
}

/**
 * Evaluates the slots that are due, once. Any number of processes may do this at the same time.
 *
 * @returns the number of slots that this process evaluated
 */
export async function runDueSlots(options: EngineOptions): Promise<number> {
  const { database, now } = options;
  const due = await findSwitchedOn(options, await findDueSlots(database, now(), mostSlots));
  const weatherRules = await findWeatherRules(database, due);
  let count = 0;
  await runEach(options, batchesOf(due), async (batch) => {
    count += await evaluateBatch(options, batch, weatherRules);
    return true;
  });
  return count;
}

/** The slots of each organisation in batches, in the order of their first slots. */
function batchesOf(due: readonly DueSlot[]): DueSlot[][] {
  const batches: DueSlot[][] = [];
  const open = new Map<string, DueSlot[]>();
  for (const slot of due) {
    const batch = open.get(slot.org_id);
    if (batch === undefined || batch.length === batchSize) {
      const next = [slot];
      batches.push(next);
      open.set(slot.org_id, next);
    } else batch.push(slot);
  }
  return batches;
}

/**
 * Evaluates slots together, or one by one if that fails: one that cannot be evaluated is tried again
 * later and does not hold back the others.
 *
 * @returns the number of slots that this process evaluated
 */
async function evaluateBatch(
  options: EngineOptions,
  batch: readonly DueSlot[],
  weatherRules: ReadonlyMap<string, RuleScope>,
): Promise<number> {
  const { database, now, onError } = options;
  if (batch.length > 1) {
    try {
      return await evaluateSlots(options, batch, weatherRules);
    } catch {
      // The slot that fails is found, and reported, below.
    }
  }
  let count = 0;
  for (const slot of batch) {
    try {
      count += await evaluateSlots(options, [slot], weatherRules);
    } catch (error) {
      const context = { org_id: slot.org_id, actor_user_id: null };
      await database.write(context, (tx) => retrySlot(tx, slot, now() + retryPause));
      onError(reasonOf(error));
    }
  }
  return count;
}

/**
 * Evaluates the status rules for new tests, and repeats alerts of states that persist.
 *
 * @returns the number of organisations with such people
 */
export async function runNewTests(options: EngineOptions): Promise<number> {
  const { database, now, newId, publicUrl, isSmsSent } = options;
  const organisations = await findOrganisationsWithTests(database, now());
  return await runEach(options, organisations, async (org_id) => {
    const context = { org_id, actor_user_id: null };
    const parts = { now: now(), newId, publicUrl, isSmsSent };
    try {
      return (await database.write(context, (tx) => followTests(tx, parts))) > 0;
    } catch {
      // The person whose test fails is found, and reported, below.
    }
    const waiting = await database.read(org_id, (tx) =>
      findWaitingPeople(tx, parts.now, mostPeople),
    );
    return (
      (await runEach(options, waiting, async (user_id) => {
        try {
          return (await database.write(context, (tx) => followTests(tx, parts, user_id))) > 0;
        } catch (error) {
          await database.write(context, (tx) => retryPerson(tx, user_id, parts.now + retryPause));
          throw error;
        }
      })) > 0
    );
  });
}

/**
 * Reminds of alerts that nobody answered, and notifies the org admins of urgent ones.
 *
 * @returns the number of organisations with reminders
 */
export async function runReminders(options: EngineOptions): Promise<number> {
  const { database, now, newId, publicUrl, isSmsSent } = options;
  const organisations = await findOrganisationsWithReminders(database, now());
  return await runEach(options, organisations, async (org_id) => {
    const parts = { now: now(), newId, publicUrl, isSmsSent };
    const count = await database.write({ org_id, actor_user_id: null }, (tx) =>
      sendReminders(tx, parts),
    );
    return count > 0;
  });
}

/**
 * Sends the messages that waited for others to the same recipient.
 *
 * @returns the number of organisations with such messages
 */
export async function runHeldMessages(options: EngineOptions): Promise<number> {
  const { database, now, newId, publicUrl, isSmsSent } = options;
  const organisations = await findOrganisationsWithHeld(database, now());
  return await runEach(options, organisations, async (org_id) => {
    const parts = { now: now(), newId, publicUrl, isSmsSent };
    const count = await database.write({ org_id, actor_user_id: null }, (tx) =>
      sendHeld(tx, parts),
    );
    return count > 0;
  });
}

async function runEach<Item>(
  { onError }: EngineOptions,
  items: readonly Item[],
  run: (item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        if (await run(item)) done += 1;
      } catch (error) {
        onError(reasonOf(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The slots of the organisations that have alerts switched on. The others stay due once, so that no
 * burst follows when alerts are switched on again.
 */
async function findSwitchedOn(
  { database, now }: EngineOptions,
  due: readonly DueSlot[],
): Promise<DueSlot[]> {
  const on = new Set<string>();
  for (const org_id of new Set(due.map((slot) => slot.org_id))) {
    if (await database.read(org_id, isAlertOn)) on.add(org_id);
  }
  for (const slot of due) {
    if (on.has(slot.org_id)) continue;
    const context = { org_id: slot.org_id, actor_user_id: null };
    await database.write(context, (tx) => retrySlot(tx, slot, now() + offPause));
  }
  return due.filter(({ org_id }) => on.has(org_id));
}

/** The rules with slots that need the weather, read once for each organisation. */
async function findWeatherRules(
  database: Database,
  due: readonly DueSlot[],
): Promise<ReadonlyMap<string, RuleScope>> {
  const found = new Map<string, RuleScope>();
  for (const org_id of new Set(due.map((slot) => slot.org_id))) {
    const slots = due.filter((slot) => slot.org_id === org_id);
    const rules = await database.read(org_id, (tx) => findDueConditions(tx, slots));
    for (const rule of rules)
      if (isWeatherMetric(rule.trigger)) found.set(rule.alert_rule_id, rule);
  }
  return found;
}

async function evaluateSlots(
  options: EngineOptions,
  batch: readonly DueSlot[],
  weatherRules: ReadonlyMap<string, RuleScope>,
): Promise<number> {
  const { database, now, newId, publicUrl, isSmsSent } = options;
  const [first] = batch;
  if (first === undefined) return 0;
  // Services of others are asked before the transaction, which must be short.
  const places = new Map(
    await Promise.all(
      batch.map(async (slot) => {
        const rule = weatherRules.get(slot.alert_rule_id);
        const found = rule === undefined ? [] : await placesOf(options, slot, rule);
        return [slot.alert_rule_id, found] as const;
      }),
    ),
  );
  return await database.write({ org_id: first.org_id, actor_user_id: null }, (tx) =>
    runSlots(tx, batch, {
      ...{ now: now(), newId, publicUrl, isSmsSent },
      placesOf: (alert_rule_id) => places.get(alert_rule_id) ?? [],
    }),
  );
}

/** The weather of a rule's places. */
async function placesOf(
  { database, now, weather, onError }: EngineOptions,
  { org_id }: DueSlot,
  rule: RuleScope,
): Promise<PlaceValues[]> {
  const trigger = rule.trigger as ConditionalTrigger;
  const [targets, readings] = await database.read(org_id, async (tx) => [
    await findWeatherTargets(tx, rule, trigger.metric),
    await findCurrentReadings(tx, now()),
  ]);
  const asking = { org_id, now: now(), warn: onError, readings };
  return await readPlaceValues(weather, trigger, targets, asking);
}
