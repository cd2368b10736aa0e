import type { Database } from '#packages/database';
import type { Clock, NewId } from '#packages/kit';
import { findDueSlots } from './slot-store.ts';
import { runSlot } from './run-slot.ts';
import type { DueSlot } from './slot-store.ts';

interface EngineOptions {
  database: Database;
  now: Clock;
  newId: NewId;
  /** Called when a slot failed; it stays due. */
  onError: (reason: string) => void;
}

/** Slots that one round looks at. */
const mostSlots = 200;
/** Slots that are evaluated at the same time. */
const atOnce = 4;

/**
 * Evaluates the slots that are due, once. Any number of processes may do this at the same time.
 *
 * @returns the number of slots that this process evaluated
 */
export async function runDueSlots(options: EngineOptions): Promise<number> {
  const { database, now, onError } = options;
  const due = await findDueSlots(database, now(), mostSlots);
  let done = 0;
  const waiting = due.values();
  const work = async () => {
    for (const slot of waiting) {
      try {
        if (await evaluateSlot(options, slot)) done += 1;
      } catch (error) {
        onError(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

function evaluateSlot({ database, now, newId }: EngineOptions, due: DueSlot): Promise<boolean> {
  return database.write({ org_id: due.org_id, actor_user_id: null }, (tx) =>
    runSlot(tx, due, { now: now(), newId, places: [], dayOf: utcDay }),
  );
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
