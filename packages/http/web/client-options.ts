import type { Method } from '#packages/http/contract';

/** Options of a client. */
export interface ClientOptions {
  /** Prefix of every path; empty for the page's own origin. */
  baseUrl?: string;
  /** The bearer token of the stored sign-in, null without one. */
  getToken: () => string | null;
  /** Called when the stored token is rejected, not for calls without it. */
  onUnauthorised: () => void;
  fetch?: typeof fetch;
  /** Called for each failed call, except those that the page itself cancelled. */
  onFailure?: (failure: FailedCall) => void;
}

/** A failed call: its path pattern, never its values. */
export interface FailedCall {
  readonly method: Method;
  readonly path: string;
  /** HTTP status, 0 without a response. */
  readonly status: number;
}
