import type { Database, Log } from '#packages/database';
import type { NoteUse } from '#packages/http/server';
import type { ServiceId } from '#services/contract';
import { plainProblem } from './plain-problem.ts';
import { storeUse } from './use-store.ts';

/** Records the use of services. */
export interface ServiceUses {
  /** For the requests to one service. */
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
 * Recording never delays a request: an outcome is written if it differs from the last recorded one
 * of this process, or after a minute. A failed write is repeated with the next outcome.
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
          log.warn({ service, reason }, 'the use of a service was not recorded');
        });
    },
  };
}
