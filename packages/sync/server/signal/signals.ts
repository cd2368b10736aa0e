import type { ChangeListener, ChangeNote, Database, Log, Tx } from '#packages/database';
import type { EventLine } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import type { News } from '#packages/sync/contract';
import type { SignalSubject } from './audience.ts';
import { createBatcher } from './batcher.ts';
import { startRounds } from './rounds.ts';
import { createStreams } from './streams.ts';
import type { Stream } from './streams.ts';
import { batchOf, newsFor, peopleTouched, reachNews } from './touched.ts';
import type { Batch, SignalLists } from './touched.ts';

export interface SignalOptions<Viewer> extends SignalLists<Viewer> {
  database: Database;
  log: Log;
  now: Clock;
  /** A number from 0 to 1, for the spread. */
  random: () => number;
  /** Calls back after so many milliseconds; gives the way to call it off. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Finds who sends a token; null where it opens nothing. */
  identify: (token: string) => Promise<Viewer | null>;
  /** People with the labels they wear. */
  subjects: (tx: Tx, user_ids: readonly string[]) => Promise<SignalSubject[]>;
  topics: {
    /** Table of the rights: whoever has one of the touched rows is looked at anew. */
    rights: string;
    /** Topic of people whose sign-in may have ended. */
    signIns: string;
    /** Topic of labels that moved from or to somebody. */
    labels: string;
  };
}

/** Tells open streams that there is something new for them. */
export interface Signals<Viewer> {
  room(viewer: Viewer, token: string): 'free' | 'viewer' | 'process';
  /** Gives what is to be done when the line is gone. */
  open(viewer: Viewer, token: string, line: EventLine): () => void;
  stats(): { streams: number; sent: number; isListening: boolean };
  close(): Promise<void>;
}

const both: News = { core: true, measures: true };
const nothing: News = { core: false, measures: false };

/** Signals of one process; it listens to the database from the first stream on. */
export function createSignals<Viewer extends { org_id: string; user_id: string }>(
  options: SignalOptions<Viewer>,
): Signals<Viewer> {
  const { now, after, sources, topics } = options;
  const streams = createStreams<Viewer>();
  const onChange = createBatcher({ after, work });
  const stopRounds = startRounds({ streams, after, recheck });
  let listener: ChangeListener | null = null;
  let sent = 0;

  async function work(org_id: string, notes: readonly ChangeNote[]): Promise<void> {
    if (streams.ofOrganisation(org_id).size === 0) return;
    try {
      await notifyAbout(org_id, batchOf(notes));
    } catch (error) {
      options.log.warn({ reason: String(error) }, 'a change could not be looked at yet');
      throw error;
    }
  }

  async function notifyAbout(org_id: string, batch: Batch): Promise<void> {
    const subjects = new Map<string, SignalSubject[]>();
    await options.database.read(org_id, async (tx) => {
      const people = await peopleTouched(tx, batch, sources);
      const known = await subjectsById(tx, [...new Set([...people.values()].flat())]);
      for (const [table, user_ids] of people) {
        subjects.set(
          table,
          user_ids.map((user_id) => known.get(user_id) ?? { user_id, tag_ids: [] }),
        );
      }
    });
    const touched = new Set((subjects.get(topics.rights) ?? []).map(({ user_id }) => user_id));
    const rights = await refresh(org_id, batch, touched);
    const listeners = [...streams.ofOrganisation(org_id)].map((stream) => ({
      stream,
      access: rights.has(stream) ? both : reachOf(stream.viewer, batch),
      news: newsFor(stream.viewer, batch, options, (table) => subjects.get(table) ?? []),
    }));
    const notified = listeners.filter(({ access, news }) => any(access) || any(news));
    for (const { stream, access, news } of notified) {
      const isUrgent = any(access);
      schedule(stream, joined(access, news), { notified: notified.length, isUrgent });
    }
  }

  function reachOf(viewer: Viewer, batch: Batch): News {
    const labels = batch.touched.get(topics.labels);
    if (labels === undefined) return nothing;
    return reachNews(viewer, labels, options);
  }

  async function subjectsById(tx: Tx, user_ids: readonly string[]) {
    const found = user_ids.length === 0 ? [] : await options.subjects(tx, user_ids);
    return new Map(found.map((subject) => [subject.user_id, subject]));
  }

  /** Looks anew at whose rights or sign-in were touched; gives those with other rights. */
  async function refresh(org_id: string, batch: Batch, rights: ReadonlySet<string>) {
    const signIns = batch.touched.get(topics.signIns);
    const changed = new Set<Stream<Viewer>>();
    for (const stream of [...streams.ofOrganisation(org_id)]) {
      const { user_id } = stream.viewer;
      const hasRights = rights.has(user_id);
      if (!hasRights && signIns !== null && signIns?.has(user_id) !== true) continue;
      await recheck(stream);
      if (hasRights) changed.add(stream);
    }
    return changed;
  }

  async function recheck(stream: Stream<Viewer>): Promise<void> {
    const viewer = await options.identify(stream.token);
    if (viewer === null) stream.line.end();
    else stream.viewer = viewer;
  }

  function schedule(
    stream: Stream<Viewer>,
    news: News,
    { notified, isUrgent }: { notified: number; isUrgent: boolean },
  ): void {
    stream.scheduled = joined(stream.scheduled, news);
    const soonest = now() + waitOf(notified, options.random(), isUrgent);
    const due = isUrgent ? soonest : Math.max(soonest, stream.lastSent + pauseOf(streams.size));
    if (stream.due !== null && (!isUrgent || stream.due <= due)) return;
    stream.callOff();
    stream.due = due;
    stream.callOff = after(due - now(), () => send(stream));
  }

  function send(stream: Stream<Viewer>): void {
    const { scheduled } = stream;
    stream.scheduled = nothing;
    stream.due = null;
    stream.lastSent = now();
    stream.line.send('news', scheduled);
    sent += 1;
  }

  return {
    room: streams.room,
    open(viewer, token, line) {
      listener ??= options.database.listen({ onChange: onChange, onListening });
      const stream: Stream<Viewer> = {
        viewer,
        token,
        line,
        turn: streams.nextTurn(),
        scheduled: nothing,
        lastSent: 0,
        due: null,
        callOff: () => {},
      };
      streams.add(stream);
      return () => {
        stream.callOff();
        streams.remove(stream);
      };
    },
    stats: () => ({
      streams: streams.size,
      sent,
      isListening: listener?.isListening ?? false,
    }),
    async close() {
      stopRounds();
      for (const { line } of streams.all()) line.end();
      await listener?.close();
    },
  };

  /** What was committed while nobody listened concerns nobody knows whom. */
  function onListening(): void {
    const all = streams.all();
    for (const stream of all) schedule(stream, both, { notified: all.length, isUrgent: false });
  }
}

function any({ core, measures }: News): boolean {
  return core || measures;
}

function joined(one: News, other: News): News {
  return { core: one.core || other.core, measures: one.measures || other.measures };
}

/** From so many listeners on they are notified one after the other. */
const many = 200;
/** Milliseconds over which they are spread then; less where somebody may see less from now on. */
const spread = 10_000;
const urgentSpread = 3_000;
const shortestPause = 1_000;
const longestPause = 30_000;
/** Milliseconds of pause for each open stream: no more than 200 signals leave a process a second. */
const perStream = 5;

/**
 * Milliseconds until a listener is notified of what has changed just now.
 *
 * @param notified how many are notified of the same change
 * @param chance from 0 to 1
 * @param isUrgent it is about what the listener may see at all
 */
export function waitOf(notified: number, chance: number, isUrgent: boolean): number {
  return notified > many ? Math.round((isUrgent ? urgentSpread : spread) * chance) : 0;
}

/** Milliseconds between two signals to the same listener, by the streams that are open. */
export function pauseOf(streams: number): number {
  return Math.min(longestPause, Math.max(shortestPause, streams * perStream));
}
