import type { ChangeListener, ChangeNotification, Database, Log, Tx } from '#packages/database';
import type { EventConnection } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import type { ChangedHalves } from '#packages/sync/contract';
import type { SignalSubject } from './audience.ts';
import { createBatcher } from './batcher.ts';
import { startHeartbeats } from './heartbeats.ts';
import { createStreams } from './streams.ts';
import type { Stream } from './streams.ts';
import {
  batchOf,
  changedHalvesFor,
  peopleWithChanges,
  halvesWithChangedAccess,
} from './change-batch.ts';
import type { Batch, SignalLists } from './change-batch.ts';

export interface SignalOptions<Viewer> extends SignalLists<Viewer> {
  database: Database;
  log: Log;
  now: Clock;
  /** Returns a random number from 0 to 1. Notifications are spread over time by it. */
  random: () => number;
  /** Calls back after the given milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Returns the viewer of a token; null if the token is invalid. */
  identify: (token: string) => Promise<Viewer | null>;
  /** Returns the given people with their labels. */
  subjects: (tx: Tx, user_ids: readonly string[]) => Promise<SignalSubject[]>;
  /** In how much detail the viewer gets rows, as the access of the copy names it. */
  detail: (viewer: Viewer) => string;
  topics: {
    /** Table of the rights. After a change, the rights of these people are read again. */
    rights: string;
    /** Table whose rows decide in how much detail everybody sees rows. */
    settings: string;
    /** Topic with the people whose sign-in may have ended. */
    signIns: string;
    /** Topic with the labels that were added to people or removed from them. */
    labels: string;
  };
}

/** Notifies open streams of changes. */
export interface Signals<Viewer> {
  capacityFor(viewer: Viewer, token: string): 'free' | 'viewer' | 'process';
  /** Opens a stream. Returns the function to call when the connection is closed. */
  open(viewer: Viewer, token: string, connection: EventConnection): () => void;
  stats(): { streams: number; sent: number; isListening: boolean };
  close(): Promise<void>;
}

const both: ChangedHalves = { core: true, measures: true };
const nothing: ChangedHalves = { core: false, measures: false };

/** Creates the signals of one process. It listens to the database once the first stream is open. */
export function createSignals<Viewer extends { org_id: string; user_id: string }>(
  options: SignalOptions<Viewer>,
): Signals<Viewer> {
  const { now, after, sources, topics } = options;
  const streams = createStreams<Viewer>();
  const onChange = createBatcher({ after, work });
  const stopHeartbeats = startHeartbeats({ streams, after, recheck });
  let listener: ChangeListener | null = null;
  let sent = 0;

  async function work(org_id: string, notifications: readonly ChangeNotification[]): Promise<void> {
    if (streams.ofOrganisation(org_id).size === 0) return;
    try {
      await notifyAbout(org_id, batchOf(notifications));
    } catch (error) {
      options.log.warn({ reason: String(error) }, 'a change could not be processed: retrying');
      throw error;
    }
  }

  async function notifyAbout(org_id: string, batch: Batch): Promise<void> {
    const subjects = new Map<string, SignalSubject[]>();
    await options.database.read(org_id, async (tx) => {
      const people = await peopleWithChanges(tx, batch, sources);
      const known = await subjectsById(tx, [...new Set([...people.values()].flat())]);
      for (const [table, user_ids] of people) {
        subjects.set(
          table,
          user_ids.map((user_id) => known.get(user_id) ?? { user_id, tag_ids: [] }),
        );
      }
    });
    const changedRights = new Set(
      (subjects.get(topics.rights) ?? []).map(({ user_id }) => user_id),
    );
    const rights = await refresh(org_id, batch, changedRights);
    const listeners = [...streams.ofOrganisation(org_id)].map((stream) => ({
      stream,
      access: rights.has(stream) ? both : accessChangesFor(stream.viewer, batch),
      changes: changedHalvesFor(
        stream.viewer,
        batch,
        options,
        (table) => subjects.get(table) ?? [],
      ),
    }));
    const notified = listeners.filter(({ access, changes }) => hasAny(access) || hasAny(changes));
    for (const { stream, access, changes } of notified) {
      const isUrgent = hasAny(access);
      schedule(stream, union(access, changes), { notified: notified.length, isUrgent });
    }
  }

  function accessChangesFor(viewer: Viewer, batch: Batch): ChangedHalves {
    const labels = batch.changedIds.get(topics.labels);
    if (labels === undefined) return nothing;
    return halvesWithChangedAccess(viewer, labels, options);
  }

  async function subjectsById(tx: Tx, user_ids: readonly string[]) {
    const found = user_ids.length === 0 ? [] : await options.subjects(tx, user_ids);
    return new Map(found.map((subject) => [subject.user_id, subject]));
  }

  /**
   * Reads changed rights, settings and sign-ins again. Returns the streams whose rights changed, or
   * the detail in which they see rows.
   */
  async function refresh(org_id: string, batch: Batch, rights: ReadonlySet<string>) {
    const signIns = batch.changedIds.get(topics.signIns);
    const hasSettings = batch.stamps.has(topics.settings);
    const changed = new Set<Stream<Viewer>>();
    for (const stream of [...streams.ofOrganisation(org_id)]) {
      const { user_id } = stream.viewer;
      const hasRights = rights.has(user_id);
      const isEnded = signIns === null || signIns?.has(user_id) === true;
      if (!hasRights && !hasSettings && !isEnded) continue;
      const detail = options.detail(stream.viewer);
      await recheck(stream);
      if (hasRights || options.detail(stream.viewer) !== detail) changed.add(stream);
    }
    return changed;
  }

  async function recheck(stream: Stream<Viewer>): Promise<void> {
    const viewer = await options.identify(stream.token);
    if (viewer === null) stream.connection.end();
    else stream.viewer = viewer;
  }

  function schedule(
    stream: Stream<Viewer>,
    halves: ChangedHalves,
    { notified, isUrgent }: { notified: number; isUrgent: boolean },
  ): void {
    stream.scheduled = union(stream.scheduled, halves);
    const soonest = now() + waitOf(notified, options.random(), isUrgent);
    const due = isUrgent ? soonest : Math.max(soonest, stream.lastSent + pauseOf(streams.size));
    if (stream.due !== null && (!isUrgent || stream.due <= due)) return;
    stream.cancelTimer();
    stream.due = due;
    stream.cancelTimer = after(due - now(), () => send(stream));
  }

  function send(stream: Stream<Viewer>): void {
    const { scheduled } = stream;
    stream.scheduled = nothing;
    stream.due = null;
    stream.lastSent = now();
    stream.connection.send('news', scheduled);
    sent += 1;
  }

  return {
    capacityFor: streams.capacityFor,
    open(viewer, token, connection) {
      listener ??= options.database.listen({ onChange, onListening });
      const stream: Stream<Viewer> = {
        viewer,
        token,
        connection,
        sequence: streams.nextSequence(),
        scheduled: nothing,
        lastSent: 0,
        due: null,
        cancelTimer: () => {},
      };
      streams.add(stream);
      return () => {
        stream.cancelTimer();
        streams.remove(stream);
      };
    },
    stats: () => ({
      streams: streams.size,
      sent,
      isListening: listener?.isListening ?? false,
    }),
    async close() {
      stopHeartbeats();
      for (const { connection } of streams.all()) connection.end();
      await listener?.close();
    },
  };

  /** Commits before this moment may have been missed, so all streams are notified. */
  function onListening(): void {
    const all = streams.all();
    for (const stream of all) schedule(stream, both, { notified: all.length, isUrgent: false });
  }
}

function hasAny({ core, measures }: ChangedHalves): boolean {
  return core || measures;
}

function union(one: ChangedHalves, other: ChangedHalves): ChangedHalves {
  return { core: one.core || other.core, measures: one.measures || other.measures };
}

/** With more listeners than this, notifications are spread over time. */
const many = 200;
/** Milliseconds over which notifications are spread; shorter if the access of people changed. */
const spread = 10_000;
const urgentSpread = 3_000;
const shortestPause = 1_000;
const longestPause = 30_000;
/** Milliseconds of pause per open stream, so that a process sends at most 200 signals a second. */
const perStream = 5;

/**
 * Milliseconds until a listener is notified of a change.
 *
 * @param notified the number of listeners notified of the same change
 * @param chance from 0 to 1
 * @param isUrgent the change concerns the listener's access
 */
export function waitOf(notified: number, chance: number, isUrgent: boolean): number {
  return notified > many ? Math.round((isUrgent ? urgentSpread : spread) * chance) : 0;
}

/** Milliseconds between two signals to the same listener, by the number of open streams. */
export function pauseOf(streams: number): number {
  return Math.min(longestPause, Math.max(shortestPause, streams * perStream));
}
