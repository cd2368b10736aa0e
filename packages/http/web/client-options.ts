import type { Method } from '#packages/http/contract';

/** What a client is made with. */
export interface ClientOptions {
  /** Before every path; empty for the page's own origin. */
  baseUrl?: string;
  /** The bearer token of the stored sign-in, null without one. */
  getToken: () => string | null;
  /** Told when the stored token is refused, never for a call made without it. */
  onUnauthorised: () => void;
  fetch?: typeof fetch;
  /** Told of each call that failed, but for those the page itself called off. */
  onFailure?: (failure: FailedCall) => void;
}

/** A call that failed: its pattern, never what it was filled with. */
export interface FailedCall {
  readonly method: Method;
  readonly path: string;
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
}
