import { acclimatisationRecord, recordField } from '#acclimatisation/contract';
import { assumedOf, crewOf } from '#heat/domain';
import type { Crew } from '#heat/domain';
import type { JobFactors } from '#tags/contract';

const day = 86_400_000;
/** Days after a record of a new or returning worker in which nobody counts as acclimatised. */
const recordDays = 14;

/** A kind of work, as far as the crew card and rules depend on it. */
export interface WorkKind {
  readonly key: string;
  /** Null if the work rate is not known: then only rules apply. */
  readonly crew: Crew | null;
  /** The job's answer about the sun, which rules depend on; -1 if it is not assessed. */
  readonly sun_exposure: number;
}

/**
 * The kinds of work of somebody with these jobs. Somebody who is new counts as not acclimatised, whatever the assessment of the job says.
 */
export function workKinds(jobs: readonly JobFactors[], isNew: boolean): WorkKind[] {
  const kinds = new Map<string, WorkKind>();
  for (const factors of jobs) {
    if (factors._metabolic_work_rate <= 0) {
      const key = `unknown ${String(factors._sun_exposure)}`;
      kinds.set(key, { key, crew: null, sun_exposure: factors._sun_exposure });
      continue;
    }
    const assumed = assumedOf({ factors }, isNew ? { used: 'unacclimatised' } : {});
    const crew = crewOf({ factors, workers: 1 }, assumed);
    const { work_rate, clothing, acclimatisation } = crew;
    // The advice for people of unknown acclimatisation is that for those who are not acclimatised.
    const isUsed = acclimatisation === 'acclimatised';
    const sun_exposure = factors._sun_exposure;
    const key = `${String(work_rate)} ${String(clothing)} ${isUsed ? 'used' : 'new'} ${String(sun_exposure)}`;
    kinds.set(key, { key, crew, sun_exposure });
  }
  return [...kinds.values()].sort((a, b) => a.key.localeCompare(b.key));
}

/**
 * Whether a manager recorded in the last 14 days that a person is new or returns.
 *
 * Source: NIOSH 2016-106, acclimatisation takes 7 to 14 days.
 *
 * @param metadata private fields of the person
 * @param now milliseconds since 1970
 */
export function isNewToHeat(metadata: Readonly<Record<string, unknown>>, now: number): boolean {
  const record = acclimatisationRecord.safeParse(metadata[recordField]).data;
  if (record === undefined || record.state === 'acclimatised') return false;
  return now - Date.parse(record.date) < (recordDays + 1) * day;
}
