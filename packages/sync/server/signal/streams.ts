import type { EventConnection } from '#packages/http/server';
import type { ChangedHalves } from '#packages/sync/contract';

/** One open connection to one browser. */
export interface Stream<Viewer> {
  viewer: Viewer;
  readonly token: string;
  readonly connection: EventConnection;
  /** Its number, which decides in which second its heartbeats are sent. */
  readonly sequence: number;
  /** The changes that it has not been notified of yet. */
  scheduled: ChangedHalves;
  /** When it was last notified, in milliseconds since 1970. */
  lastSent: number;
  /** When it will be notified; null if nothing is scheduled. */
  due: number | null;
  /** Cancels the notification. */
  cancelTimer: () => void;
}

/** The open streams of a process, by organisation and by person. */
export interface Streams<Viewer> {
  readonly size: number;
  /** Whether another stream is allowed, or which limit is reached. */
  capacityFor(viewer: Viewer, token: string): 'free' | 'viewer' | 'process';
  add(stream: Stream<Viewer>): void;
  remove(stream: Stream<Viewer>): void;
  ofOrganisation(org_id: string): ReadonlySet<Stream<Viewer>>;
  all(): Stream<Viewer>[];
  /** The number of a new stream, in ascending order. */
  nextSequence(): number;
}

/** The number of browsers of one person, each with its own sign-in. */
const mostOfViewer = 8;
const mostOfProcess = 10_000;
const noStreams: ReadonlySet<never> = new Set();

/** Creates an empty list of streams. */
export function createStreams<Viewer extends { org_id: string; user_id: string }>(
  most = mostOfProcess,
): Streams<Viewer> {
  const organisations = new Map<string, Set<Stream<Viewer>>>();
  const people = new Map<string, Set<Stream<Viewer>>>();
  let size = 0;
  let sequence = 0;

  return {
    get size() {
      return size;
    },
    capacityFor(viewer, token) {
      const own = [...(people.get(keyOf(viewer)) ?? noStreams)].filter(
        (other) => other.token !== token,
      );
      if (own.length >= mostOfViewer) return 'viewer';
      return size >= most ? 'process' : 'free';
    },
    add(stream) {
      addTo(organisations, stream.viewer.org_id, stream);
      addTo(people, keyOf(stream.viewer), stream);
      size += 1;
      // A browser that reconnects has lost its earlier connection, even if the server has not
      // noticed.
      for (const other of people.get(keyOf(stream.viewer)) ?? noStreams) {
        if (other !== stream && other.token === stream.token) other.connection.end();
      }
    },
    remove(stream) {
      if (!removeFrom(organisations, stream.viewer.org_id, stream)) return;
      removeFrom(people, keyOf(stream.viewer), stream);
      size -= 1;
    },
    ofOrganisation: (org_id) => organisations.get(org_id) ?? noStreams,
    nextSequence: () => sequence++,
    all: () => [...organisations.values()].flatMap((set) => [...set]),
  };
}

/** Two organisations may have people with the same id. */
function keyOf({ org_id, user_id }: { org_id: string; user_id: string }): string {
  return `${org_id} ${user_id}`;
}

function addTo<Item>(sets: Map<string, Set<Item>>, key: string, item: Item): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([item]));
  else set.add(item);
}

function removeFrom<Item>(sets: Map<string, Set<Item>>, key: string, item: Item): boolean {
  const set = sets.get(key);
  if (set?.delete(item) !== true) return false;
  if (set.size === 0) sets.delete(key);
  return true;
}
