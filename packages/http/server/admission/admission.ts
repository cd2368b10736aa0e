import { BusyError } from '../http-error.ts';
import { createCallClass, isFull, noteTurn, retryAfterOf } from './call-class.ts';
import type { CallClass, CallClassBounds, Waiting } from './call-class.ts';

export interface AdmissionOptions {
  /** The classes of calls, in the order in which waiting calls get their turn. */
  classes: readonly CallClassBounds[];
  /** Maximum number of calls under way in all shared classes together. */
  mostShared: number;
  /**
   * The same while a call of an urgent class waits: the machine is at its limit then. Not 0, as an
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
  onWaited?: (callClass: string, milliseconds: number) => void;
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

/** The numbers of one class of calls, for metrics. */
export interface CallClassStats {
  readonly callClass: string;
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
  enter(callClass: string, connection: CallerConnection, bytes?: number): Promise<Place>;
  stats(): readonly CallClassStats[];
}

/** Creates the admission of one process. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { clock, random, after, mostBytes } = options;
  const classes = options.classes.map(createCallClass);
  const classesByName = new Map(classes.map((callClass) => [callClass.bounds.name, callClass]));
  let sharedUnderWay = 0;
  const urgentClasses = classes.filter(({ bounds }) => bounds.isUrgent === true);
  let waitingBytes = 0;

  function mayStart({ bounds, underWay }: CallClass): boolean {
    return underWay < bounds.most && (bounds.isShared !== true || sharedUnderWay < mostOfShared());
  }

  function mostOfShared(): number {
    const isUrgent = urgentClasses.some(({ waiting }) => waiting.size > 0);
    return isUrgent ? options.mostSharedMeanwhile : options.mostShared;
  }

  function start(callClass: CallClass): Place {
    count(callClass, 1);
    let hasLeft = false;
    return {
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        count(callClass, -1);
        startWaiting();
      },
    };
  }

  function count(callClass: CallClass, difference: 1 | -1): void {
    callClass.underWay += difference;
    if (callClass.bounds.isShared === true) sharedUnderWay += difference;
  }

  /** Starts all that may start: the first class first, in each class the longest waiting one first. */
  function startWaiting(): void {
    for (const callClass of classes) {
      for (const next of callClass.waiting) {
        if (!mayStart(callClass)) break;
        noteTurn(callClass, clock());
        next.start();
      }
    }
  }

  function turnAway(callClass: CallClass): BusyError {
    callClass.refused += 1;
    return new BusyError(retryAfterOf(callClass, clock(), random()));
  }

  function wait(callClass: CallClass, connection: CallerConnection, bytes: number): Promise<Place> {
    const since = clock();
    if (isFull(callClass, since) || waitingBytes + bytes > mostBytes) throw turnAway(callClass);
    if (callClass.waiting.size === 0) callClass.lastTurn = since;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        bytes,
        since,
        start() {
          end();
          resolve(start(callClass));
        },
      };
      const onGone = () => {
        end();
        reject(new BusyError(1));
        startWaiting();
      };
      const cancelTimer = after(callClass.bounds.longestWait, () => {
        end();
        reject(turnAway(callClass));
        startWaiting();
      });
      function end(): void {
        callClass.waiting.delete(waiting);
        waitingBytes -= bytes;
        cancelTimer();
        connection.off('close', onGone);
        options.onWaited?.(callClass.bounds.name, clock() - since);
      }
      callClass.waiting.add(waiting);
      waitingBytes += bytes;
      connection.once('close', onGone);
    });
  }

  return {
    async enter(name, connection, bytes = 0) {
      const callClass = classesByName.get(name);
      if (callClass === undefined) throw new Error(`There is no class of calls ${name}`);
      return mayStart(callClass) ? start(callClass) : wait(callClass, connection, bytes);
    },
    stats: () =>
      classes.map(({ bounds, underWay, waiting, refused }) => ({
        ...{ callClass: bounds.name, underWay, waiting: waiting.size, refused },
      })),
  };
}
