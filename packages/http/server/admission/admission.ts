import { BusyError } from '../http-error.ts';
import { createLane, isFull, noteTurn, retryAfterOf } from './lane.ts';
import type { Lane, LaneBounds, Waiting } from './lane.ts';

export interface AdmissionOptions {
  /** The classes of calls, in the order in which waiting calls get their turn. */
  lanes: readonly LaneBounds[];
  /** Maximum number of calls under way in all shared lanes together. */
  mostShared: number;
  /**
   * The same while a call of an urgent lane waits: the machine is at its limit then. Not 0, as an
   * urgent call may wait for something else than the machine, such as a lock.
   */
  mostSharedMeanwhile: number;
  /** Maximum bytes of the bodies of all waiting calls. */
  mostBytes: number;
  /** Milliseconds of a clock that is never set back. */
  clock: () => number;
  /** Returns a random number from 0 to 1, which spreads the returns. */
  random: () => number;
  /** Calls back after the given milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Called with the milliseconds that a call waited. */
  onWaited?: (lane: string, milliseconds: number) => void;
}

/** The right of one call to be under way. */
export interface Place {
  /** Gives the place to the next call. Further times do nothing. */
  leave(): void;
}

/** The connection of a caller: it ends before the call if the caller hangs up. */
export interface CallerConnection {
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** The numbers of one lane, for metrics. */
export interface LaneStats {
  readonly lane: string;
  readonly underWay: number;
  readonly waiting: number;
  /** Calls turned away so far. */
  readonly refused: number;
}

/** Bounds the calls under way, and decides who waits, for how long, and who is turned away. */
export interface Admission {
  /**
   * Resolves when the call may start. A caller that hangs up while it waits loses its place in the
   * queue, and the promise rejects.
   *
   * @param bytes size of the call's body
   * @throws BusyError at once if the call would wait too long, or when it has waited too long
   */
  enter(lane: string, connection: CallerConnection, bytes?: number): Promise<Place>;
  stats(): readonly LaneStats[];
}

/** Creates the admission of one process. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { clock, random, after, mostBytes } = options;
  const lanes = options.lanes.map(createLane);
  const lanesByName = new Map(lanes.map((lane) => [lane.bounds.name, lane]));
  let sharedUnderWay = 0;
  const urgentLanes = lanes.filter(({ bounds }) => bounds.isUrgent === true);
  let waitingBytes = 0;

  function mayStart({ bounds, underWay }: Lane): boolean {
    return underWay < bounds.most && (bounds.isShared !== true || sharedUnderWay < mostOfShared());
  }

  function mostOfShared(): number {
    const isUrgent = urgentLanes.some(({ waiting }) => waiting.size > 0);
    return isUrgent ? options.mostSharedMeanwhile : options.mostShared;
  }

  function start(lane: Lane): Place {
    count(lane, 1);
    let hasLeft = false;
    return {
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        count(lane, -1);
        startWaiting();
      },
    };
  }

  function count(lane: Lane, difference: 1 | -1): void {
    lane.underWay += difference;
    if (lane.bounds.isShared === true) sharedUnderWay += difference;
  }

  /** Starts all that may start: the first lane first, in each lane the longest waiting one first. */
  function startWaiting(): void {
    for (const lane of lanes) {
      for (const next of lane.waiting) {
        if (!mayStart(lane)) break;
        noteTurn(lane, clock());
        next.start();
      }
    }
  }

  function turnAway(lane: Lane): BusyError {
    lane.refused += 1;
    return new BusyError(retryAfterOf(lane, clock(), random()));
  }

  function wait(lane: Lane, connection: CallerConnection, bytes: number): Promise<Place> {
    const since = clock();
    if (isFull(lane, since) || waitingBytes + bytes > mostBytes) throw turnAway(lane);
    if (lane.waiting.size === 0) lane.lastTurn = since;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        bytes,
        since,
        start() {
          end();
          resolve(start(lane));
        },
      };
      const onGone = () => {
        end();
        reject(new BusyError(1));
        startWaiting();
      };
      const cancelTimer = after(lane.bounds.longestWait, () => {
        end();
        reject(turnAway(lane));
        startWaiting();
      });
      function end(): void {
        lane.waiting.delete(waiting);
        waitingBytes -= bytes;
        cancelTimer();
        connection.off('close', onGone);
        options.onWaited?.(lane.bounds.name, clock() - since);
      }
      lane.waiting.add(waiting);
      waitingBytes += bytes;
      connection.once('close', onGone);
    });
  }

  return {
    async enter(name, connection, bytes = 0) {
      const lane = lanesByName.get(name);
      if (lane === undefined) throw new Error(`There is no lane ${name}`);
      return mayStart(lane) ? start(lane) : wait(lane, connection, bytes);
    },
    stats: () =>
      lanes.map(({ bounds, underWay, waiting, refused }) => ({
        ...{ lane: bounds.name, underWay, waiting: waiting.size, refused },
      })),
  };
}
