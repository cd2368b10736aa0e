import { syncEndpoints } from '#offline-copy/contract';
import { defaultPoolSize, spareConnections } from '#packages/database';
import type { Endpoint } from '#packages/http/contract';
import type { CallClassBounds } from '#packages/http/server';

/** The classes of calls. */
export type CallClassName =
  'write' | 'sign-in' | 'work-account' | 'machine' | 'read' | 'outside' | 'run' | 'poll' | 'stream';

/**
 * Maximum number of reads and polls under way together. Each uses one connection to the database at
 * a time, so some connections of each pool are always left to writes and sign-ins.
 */
export const mostShared = defaultPoolSize - spareConnections;

/** The same while a write waits. */
export const mostSharedMeanwhile = 2;

/** Maximum bytes of the bodies of all waiting calls. */
export const mostWaitingBytes = 64 * 1024 * 1024;

const second = 1000;

/**
 * The classes of calls in the order in which waiting calls get their turn: what people do first, then what they
 * look at, then what their browsers do by themselves.
 *
 * The waits are below the timeouts of the callers: 15 s of a write, 30 s of a read. A poll that would
 * have to wait is better repeated later, as nobody waits for it.
 */
export const callClasses: readonly (CallClassBounds & { readonly name: CallClassName })[] = [
  {
    ...{ name: 'write', isUrgent: true, most: defaultPoolSize },
    ...{ mostWaiting: 500, longestWait: 10 * second },
  },
  // Hashing a password occupies one of the four threads of the process.
  { name: 'sign-in', most: 4, mostWaiting: 300, longestWait: 10 * second },
  { name: 'work-account', most: 4, mostWaiting: 300, longestWait: 10 * second },
  // Half of the connections, as batches of devices are large.
  { name: 'machine', most: defaultPoolSize / 2, mostWaiting: 200, longestWait: 10 * second },
  { name: 'read', most: 6, isShared: true, mostWaiting: 500, longestWait: 10 * second },
  // They wait for services of others, so they must not hold the places of other calls. Many screens
  // of one site wait for the same answer.
  { name: 'outside', most: 8, mostWaiting: 1000, longestWait: 10 * second },
  { name: 'run', most: 6, isShared: true, mostWaiting: 300, longestWait: 5 * second },
  { name: 'poll', most: 6, isShared: true, mostWaiting: 200, longestWait: 2 * second },
  { name: 'stream', most: 3, isShared: true, mostWaiting: 200, longestWait: 2 * second },
];

/** The class of a call. */
export function classOf({ name, method, right }: Endpoint, isMachine: boolean): CallClassName {
  if (isMachine) return 'machine';
  const special = specialClasses[name];
  if (special !== undefined) return special;
  if (method === 'GET') return 'read';
  return right === 'public' && name.startsWith('auth.') ? 'sign-in' : 'write';
}

/** Calls whose class does not follow from their method and right. */
export const specialClasses: Readonly<Record<string, CallClassName>> = {
  // A run of a copy begins with a poll. What follows comes first, as a run is repeated from the start.
  [syncEndpoints.core.name]: 'poll',
  [syncEndpoints.measures.name]: 'run',
  [syncEndpoints.init.name]: 'run',
  'user.image': 'run',
  'organisation.image': 'run',
  [syncEndpoints.events.name]: 'stream',
  // It hashes a password too: a crew that joins must not hold the places of writes.
  'invitation.accept': 'sign-in',
  'auth.provider': 'work-account',
  'auth.login_aad': 'work-account',
  'sso.put': 'outside',
  'sso.test': 'outside',
  'directory.search': 'outside',
  'directory.add': 'outside',
  'location.geocode': 'outside',
  'location.geoip': 'outside',
  'location.tile': 'outside',
  'weather.current': 'outside',
  'weather.forecast': 'outside',
  'weather.history': 'outside',
  'alert.rehearse_rule': 'outside',
  'incident.create': 'outside',
  'season.hours': 'outside',
  'season.plans': 'outside',
  'report.run': 'outside',
  'roster.read_calendar': 'outside',
  'service.test': 'outside',
};
