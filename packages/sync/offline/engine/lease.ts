import type { Change } from '../store/change.ts';

/**
 * How long the copy has gone without the server. Time is added up as it is seen, so a device clock
 * that is set back loses at most what passes until the next look.
 */
interface Lease {
  /** Milliseconds that have passed for certain since the server was last in contact. */
  spent: number;
  /** This device's time when that was added up. */
  seen: number;
}

const hour = 3_600_000;
/** After so long without the server nobody reads the copy any more. */
const lockedAfter = 72 * hour;
/** A sign-in lasts no longer, so what is here is of no use to anybody. */
const goneAfter = 30 * 24 * hour;

const leaseNote = 'lease';

type Notes = ReadonlyMap<string, unknown>;

/** True once the copy has been without the server for too long to be read. */
export function isLocked(notes: Notes, now: number): boolean {
  return spentBy(notes, now) > lockedAfter;
}

/** True once the sign-in that the copy stands on must have ended. */
export function isExpired(notes: Notes, now: number): boolean {
  return spentBy(notes, now) > goneAfter;
}

/** The note of a contact with the server at this moment. */
export function leaseOfContact(now: number): NonNullable<Change['notes']> {
  return { [leaseNote]: { spent: 0, seen: now } satisfies Lease };
}

/** The same where there was no contact before: what a first load has brought so far counts too. */
export function leaseOfFirstContact(notes: Notes, now: number): NonNullable<Change['notes']> {
  return leaseOf(notes) === null ? leaseOfContact(now) : {};
}

/** The note of a look at the clock without any contact. */
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
