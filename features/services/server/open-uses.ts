import type { Database, Log } from '#packages/database';
import type { NoteUse } from '#packages/http/server';
import type { ServiceId } from '#services/contract';
import { plainProblem } from './plain-problem.ts';
import { storeUse } from './use-store.ts';

/** Takes note of how services are asked. */
export interface ServiceUses {
  /** For the questions to one service. */
  noteOf(service: ServiceId): NoteUse;
}

interface UsesOptions {
  database: Database;
  log: Log;
}

/** Milliseconds for which the same outcome is not written again. */
const pause = 60_000;
const mostKept = 5000;

/**
 * Notes beside the questions, never in their way: an outcome is written where it is another than this
 * process noted last, or a minute after it did. What cannot be written is left to the next one.
 */
export function openUses({ database, log }: UsesOptions): ServiceUses {
  const noted = new Map<string, { time: number; isGood: boolean }>();
  return {
    noteOf: (service) => (org_id, now, problem) => {
      const key = `${org_id} ${service}`;
      const isGood = problem === null;
      const last = noted.get(key);
      if (last?.isGood === isGood && Math.abs(now - last.time) < pause) return;
      if (noted.size >= mostKept) noted.clear();
      noted.set(key, { time: now, isGood });
      const note = { service, time: new Date(now).toISOString(), problem: plainProblem(problem) };
      database
        .write({ org_id, actor_user_id: null }, (tx) => storeUse(tx, note))
        .catch((error: unknown) => {
          noted.delete(key);
          const reason = error instanceof Error ? error.message : String(error);
          log.warn({ service, reason }, 'the use of a service was not noted');
        });
    },
  };
}
