/** The bounds of one class of calls. */
export interface CallClassBounds {
  readonly name: string;
  /** Maximum number of calls under way. */
  readonly most: number;
  /** Maximum number of calls that wait. */
  readonly mostWaiting: number;
  /** Milliseconds that a call may wait. */
  readonly longestWait: number;
  /** Its calls also count towards the common maximum of all shared classes. */
  readonly isShared?: boolean;
  /** While its calls wait, the shared classes get fewer places. */
  readonly isUrgent?: boolean;
}

/** A call that waits for its place. */
export interface Waiting {
  readonly bytes: number;
  /** When it began to wait. */
  readonly since: number;
  start(): void;
}

/** The calls of one class: how many are under way, which wait, and how fast they get their turn. */
export interface CallClass {
  readonly bounds: CallClassBounds;
  underWay: number;
  /** In the order of arrival. */
  readonly waiting: Set<Waiting>;
  refused: number;
  /** Milliseconds between two calls that got their turn while others waited, as a moving mean. */
  pace: number;
  /** When a waiting call last got its turn, or when the first one began to wait. */
  lastTurn: number;
  /** The latest Retry-After that was given to a call that was turned away. */
  promised: number;
}

/** Below any call, in milliseconds. */
const shortestPace = 0.1;
/** Assumed before anything was measured, in milliseconds. */
const firstPace = 2;
/** The weight of the newest interval in the mean, and how many times the mean it counts at most. */
const weight = 0.1;
const mostGrowth = 5;
/** Milliseconds without a turn that mean nothing: the arrival of thousands of calls takes as long. */
const grace = 500;
/** Calls that a client makes when it is back: its request again, and those that follow. */
const callsOfReturn = 2;
/** The bounds of Retry-After in milliseconds. */
const shortestRetry = 1_000;
const longestRetry = 30_000;

/** Creates a class without calls. */
export function createCallClass(bounds: CallClassBounds): CallClass {
  const none = { underWay: 0, refused: 0, lastTurn: 0, promised: 0 };
  return { bounds, ...none, waiting: new Set(), pace: firstPace };
}

/** Measures that a waiting call gets its turn. Others may start in between: what counts is this class. */
export function noteTurn(callClass: CallClass, now: number): void {
  // One long interval is a hiccup, many are the pace.
  const interval = Math.min(now - callClass.lastTurn, callClass.pace * mostGrowth);
  callClass.pace = Math.max(shortestPace, callClass.pace + weight * (interval - callClass.pace));
  callClass.lastTurn = now;
}

/** Whether a call that came now would wait too long, or too many wait. */
export function isFull(callClass: CallClass, now: number): boolean {
  const { mostWaiting, longestWait } = callClass.bounds;
  return callClass.waiting.size >= mostWaiting || expectedWait(callClass, now) > longestWait;
}

/**
 * Retry-After of a call that is turned away, in seconds: until the waiting calls and those that got
 * a Retry-After before can have been served, so calls are repeated as fast as they can be served. A
 * random part is added, because the header has whole seconds.
 *
 * @param chance from 0 to 1
 */
export function retryAfterOf(callClass: CallClass, now: number, chance: number): number {
  const { pace } = callClass;
  const afterAllWaiting = now + callClass.waiting.size * pace;
  const promised = Math.max(callClass.promised, afterAllWaiting) + callsOfReturn * pace;
  callClass.promised = Math.min(promised, now + longestRetry);
  const wait = callClass.promised - now;
  // All beyond the longest time are told the same, so they are spread over its second half.
  const spread = promised > callClass.promised ? -longestRetry / 2 : shortestRetry + wait / 4;
  return Math.ceil(clamped(wait + chance * spread) / 1000);
}

function clamped(milliseconds: number): number {
  return Math.max(shortestRetry, Math.min(longestRetry, milliseconds));
}

/** Milliseconds that a call would wait which came now. */
function expectedWait(callClass: CallClass, now: number): number {
  return (callClass.waiting.size + 1) * currentPace(callClass, now);
}

/** The mean, which grows while nothing moves. */
function currentPace(callClass: CallClass, now: number): number {
  if (callClass.waiting.size === 0) return callClass.pace;
  return callClass.pace + Math.max(0, weight * (now - callClass.lastTurn - grace));
}
