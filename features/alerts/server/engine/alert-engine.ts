import type { ConditionalTrigger } from '#alerts/contract';
import { isWeatherMetric } from '#alerts/domain';
import type { PlaceValues } from '#alerts/domain';
import type { Database } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import type { LoopWork } from '#packages/tasks/server';
import type { WeatherPort } from '#weather/server';
import { findOrganisationsWithTests } from './high-risk-store.ts';
import { followTests } from './follow-tests.ts';
import { findWeatherTargets, readPlaceValues } from './place-values.ts';
import { findOrganisationsWithReminders, sendReminders } from './reminders.ts';
import { findDueSlots, findDueTrigger, retrySlot } from './slot-store.ts';
import { runSlot } from './run-slot.ts';
import type { DueSlot } from './slot-store.ts';

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
/** Milliseconds until a slot that failed is tried again. */
const retryPause = 30_000;
/** Slots that are evaluated at the same time. */
const atOnce = 4;

/** The loops of the engine. Each is one cheap query while nothing is due. */
export function alertLoops(options: EngineOptions): LoopWork[] {
  return [
    { name: 'alert-slots', pause: 1000, round: () => runDueSlots(options) },
    // A severe test is to be seen within 2 seconds.
    { name: 'alert-tests', pause: 500, round: () => runNewTests(options) },
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
  const due = await findDueSlots(database, now(), mostSlots);
  return await runEach(options, due, async (slot) => {
    try {
      return await evaluateSlot(options, slot);
    } catch (error) {
      const context = { org_id: slot.org_id, actor_user_id: null };
      await database.write(context, (tx) => retrySlot(tx, slot, now() + retryPause));
      throw error;
    }
  });
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
    const parts = { now: now(), newId, publicUrl, isSmsSent };
    const count = await database.write({ org_id, actor_user_id: null }, (tx) =>
      followTests(tx, parts),
    );
    return count > 0;
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
        onError(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

async function evaluateSlot(options: EngineOptions, due: DueSlot): Promise<boolean> {
  const { database, now, newId, publicUrl, isSmsSent } = options;
  // Services of others are asked before the transaction, which must be short.
  const places = await placesOf(options, due);
  return await database.write({ org_id: due.org_id, actor_user_id: null }, (tx) =>
    runSlot(tx, due, { now: now(), newId, publicUrl, isSmsSent, places }),
  );
}

/** The weather of a rule's places; none if the rule does not need it. */
async function placesOf(options: EngineOptions, due: DueSlot): Promise<PlaceValues[]> {
  const { database, now, weather, onError } = options;
  const needed = await database.read(due.org_id, async (tx) => {
    const rule = await findDueTrigger(tx, due);
    if (rule === null || !isWeatherMetric(rule.trigger)) return null;
    const trigger = rule.trigger as ConditionalTrigger;
    return { trigger, targets: await findWeatherTargets(tx, rule, trigger.metric) };
  });
  if (needed === null) return [];
  const asking = { org_id: due.org_id, now: now(), warn: onError };
  return await readPlaceValues(weather, needed.trigger, needed.targets, asking);
}
