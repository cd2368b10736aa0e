import type { Change } from '../store/change.ts';

/**
 * How long the copy has been without the server. Each check adds the time since the previous one. If
 * the device's clock is set back, at most the time since the last check is lost.
 */
interface Lease {
  /** Milliseconds since the last contact with the server, added up at the checks. */
  spent: number;
  /** The device's time at the last check, in milliseconds since 1970. */
  seen: number;
}

const hour = 3_600_000;
/** Without the server for longer than this, the copy is locked: it cannot be read. */
const lockedAfter = 72 * hour;
/** A sign-in ends after this time, so the copy is deleted. */
const expiredAfter = 30 * 24 * hour;

const leaseKey = 'lease';

type Metadata = ReadonlyMap<string, unknown>;

/** Whether the copy has been without the server for too long and cannot be read. */
export function isLocked(metadata: Metadata, now: number): boolean {
  return timeWithoutServer(metadata, now) > lockedAfter;
}

/** Whether the copy has been without the server for longer than a sign-in lasts. */
export function isExpired(metadata: Metadata, now: number): boolean {
  return timeWithoutServer(metadata, now) > expiredAfter;
}

/** The metadata after a contact with the server. */
export function leaseOfContact(now: number): NonNullable<Change['metadata']> {
  return { [leaseKey]: { spent: 0, seen: now } satisfies Lease };
}

/** The metadata after the first contact, also if the first load is not complete; empty later. */
export function leaseOfFirstContact(
  metadata: Metadata,
  now: number,
): NonNullable<Change['metadata']> {
  return leaseOf(metadata) === null ? leaseOfContact(now) : {};
}

/** The metadata after a check of the clock without a contact. */
export function leaseOfCheck(metadata: Metadata, now: number): NonNullable<Change['metadata']> {
  const lease = leaseOf(metadata);
  if (lease === null) return {};
  return { [leaseKey]: { spent: timeWithoutServer(metadata, now), seen: now } satisfies Lease };
}

function timeWithoutServer(metadata: Metadata, now: number): number {
  const lease = leaseOf(metadata);
  return lease === null ? 0 : lease.spent + Math.max(0, now - lease.seen);
}

function leaseOf(metadata: Metadata): Lease | null {
  return (metadata.get(leaseKey) as Lease | undefined) ?? null;
}
