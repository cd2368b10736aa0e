import type { EmergencyEntry, EmergencyStep, EntryKind } from '#emergencies/contract';
import { emergencySteps } from '#emergencies/contract';

/** A correction of an entry; times in milliseconds since 1970. */
export interface LogCorrection {
  entry_id: string;
  /** When it was made. */
  time: number;
  /** The right time of the entry; null if the entry was a mistake. */
  corrected: number | null;
  note: string;
  recorded_by: string | null;
}

/** An entry with its corrections; times in milliseconds since 1970. */
export interface LogLine {
  entry_id: string;
  kind: Exclude<EntryKind, 'correction'>;
  /** The time after all corrections. */
  time: number;
  /** The time as first recorded. */
  recorded: number;
  /** When the server received it; null before. */
  received: number | null;
  note: string;
  location_id: string | null;
  user_id: string | null;
  isWithheld: boolean;
  recorded_by: string | null;
  /** It counts no longer: its last correction says that it was a mistake. */
  isMistake: boolean;
  /** The oldest first. */
  corrections: LogCorrection[];
}

/** An emergency as its entries tell it; times in milliseconds since 1970. */
export interface Emergency {
  emergency_id: string;
  isDrill: boolean;
  start: number;
  /** Null while it runs. */
  end: number | null;
  location_id: string | null;
  /** The affected person; null if none is recorded or the viewer does not see them. */
  user_id: string | null;
  /** A person is recorded that the viewer cannot see. */
  isPersonWithheld: boolean;
  /** When each step was taken first; null if it was not. */
  steps: Record<EmergencyStep, number | null>;
  /** All entries but corrections, mistakes too, in the order of their times. */
  lines: LogLine[];
}

/** An entry that the server may not have yet. */
export type LoggedEntry = Omit<EmergencyEntry, 'active' | 'modified_time' | 'created_time'> & {
  created_time: string | null;
};

/** The emergencies of some entries, the newest first. */
export function emergenciesOf(entries: readonly LoggedEntry[]): Emergency[] {
  const groups = new Map<string, LoggedEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.emergency_id);
    if (group === undefined) groups.set(entry.emergency_id, [entry]);
    else group.push(entry);
  }
  return [...groups]
    .flatMap(([emergency_id, group]) => emergencyOf(emergency_id, group) ?? [])
    .toSorted((a, b) => b.start - a.start);
}

/**
 * One emergency. The order of its entries does not matter: phones send them late, and one of them
 * may be missing. Null if there are only corrections.
 */
function emergencyOf(emergency_id: string, entries: readonly LoggedEntry[]): Emergency | null {
  const lines = entries
    .flatMap((entry) => lineOf(entry, entries) ?? [])
    .toSorted((a, b) => a.time - b.time || (a.entry_id < b.entry_id ? -1 : 1));
  const valid = lines.filter(({ isMistake }) => !isMistake);
  const [first] = lines;
  if (first === undefined) return null;
  const start = valid.find(({ kind }) => kind === 'started') ?? valid[0] ?? first;
  const person = valid.findLast(({ kind }) => kind === 'person');
  const place = valid.findLast(({ location_id }) => location_id !== null);
  return {
    emergency_id,
    isDrill: entries.some(({ is_drill }) => is_drill),
    start: start.time,
    end: valid.findLast(({ kind }) => kind === 'ended')?.time ?? null,
    location_id: place?.location_id ?? null,
    user_id: person?.user_id ?? null,
    isPersonWithheld: person?.isWithheld ?? false,
    steps: stepTimes(valid),
    lines,
  };
}

function lineOf(entry: LoggedEntry, entries: readonly LoggedEntry[]): LogLine | null {
  const { kind, entry_id, note, location_id, user_id, recorded_by } = entry;
  if (kind === 'correction') return null;
  const corrections = entries
    .filter(({ corrects }) => corrects === entry_id)
    .map((each) => ({
      ...{ entry_id: each.entry_id, time: Date.parse(each.time), note: each.note },
      corrected: each.corrected_time === null ? null : Date.parse(each.corrected_time),
      recorded_by: each.recorded_by,
    }))
    .toSorted((a, b) => a.time - b.time || (a.entry_id < b.entry_id ? -1 : 1));
  const last = corrections.at(-1);
  const recorded = Date.parse(entry.time);
  return {
    ...{ entry_id, kind, note, location_id, user_id, recorded_by, corrections, recorded },
    time: corrections.findLast(({ corrected }) => corrected !== null)?.corrected ?? recorded,
    received: entry.created_time === null ? null : Date.parse(entry.created_time),
    isWithheld: entry.is_withheld,
    isMistake: last !== undefined && last.corrected === null,
  };
}

function stepTimes(valid: readonly LogLine[]): Emergency['steps'] {
  const first = (step: EmergencyStep) => valid.find(({ kind }) => kind === step)?.time ?? null;
  return Object.fromEntries(
    emergencySteps.map((step) => [step, first(step)]),
  ) as Emergency['steps'];
}

/** Milliseconds after which an emergency that nobody ended is no longer shown as running. */
const longestRun = 12 * 3_600_000;

/** Whether an emergency runs: it was not ended and began within the last 12 hours. */
export function isRunning({ start, end }: Pick<Emergency, 'start' | 'end'>, now: number): boolean {
  return end === null && now - start < longestRun;
}

/** '4:07' or '1:04:07': minutes and seconds of a duration in milliseconds, never negative. */
export function elapsedText(duration: number): string {
  const seconds = Math.max(0, Math.floor(duration / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${tail}` : `${String(minutes)}:${tail}`;
}
