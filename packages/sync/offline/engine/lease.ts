import type { Change } from '../store/change.ts';

/**
 * How long the copy has been without the server. Time is added up at each check, so a device clock
 * that is set back loses at most the time until the next check.
 */
interface Lease {
  /** Milliseconds that have certainly passed since the last contact with the server. */
  spent: number;
  /** This device's time at the last check. */
  seen: number;
}

const hour = 3_600_000;
/** After so long without the server the copy cannot be read. */
const lockedAfter = 72 * hour;
/** A sign-in lasts no longer, so the copy is of no use. */
const goneAfter = 30 * 24 * hour;

const leaseNote = 'lease';

type Notes = ReadonlyMap<string, unknown>;

/** True if the copy has been without the server for too long to be read. */
export function isLocked(notes: Notes, now: number): boolean {
  return spentBy(notes, now) > lockedAfter;
}

/** True if the sign-in of the copy must have ended. */
export function isExpired(notes: Notes, now: number): boolean {
  return spentBy(notes, now) > goneAfter;
}

/** The note that records a contact with the server. */
export function leaseOfContact(now: number): NonNullable<Change['notes']> {
  return { [leaseNote]: { spent: 0, seen: now } satisfies Lease };
}

/** The same if there was no contact before, including a first load that is not complete. */
export function leaseOfFirstContact(notes: Notes, now: number): NonNullable<Change['notes']> {
  return leaseOf(notes) === null ? leaseOfContact(now) : {};
}

/** The note that records a check of the clock without a contact. */
export function leaseSeen(notes: Notes, now: number): NonNullable<Change['notes']> {
  const lease = leaseOf(notes);
  if (lease === null) return {};
  return { [leaseNote]: { spent: spentBy(notes, now), seen: now } satisfies Lease };
}

function spentBy(notes: Notes, now: number): number {
  const lease = leaseOf(notes);
  return lease === null ? 0 : lease.spent + Math.max(0, now - lease.seen);
}

function leaseOf(notes: Notes): Lease | null {
  return (notes.get(leaseNote) as Lease | undefined) ?? null;
}
