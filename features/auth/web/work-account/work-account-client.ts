import type { AuthRecord } from '#auth/contract';

/** Input and target of a visitor before they left for the provider. */
export interface Departure {
  email: string;
  /** The account requires a code too. */
  wants_code: boolean;
  /** The page that they wanted. */
  redirect?: string | undefined;
}

/** Result of the return from the provider. */
export type Arrival =
  | { kind: 'token'; id_token: string; departure: Departure }
  | { kind: 'failed'; departure: Departure }
  /** They had left from another page for its own purpose. */
  | { kind: 'elsewhere'; address: string };

/** Client of the provider of work accounts; implemented by a higher feature. */
export interface WorkAccountClient {
  /** True until the return from the provider was handled. */
  isReturning: () => boolean;
  /** Leaves the page; rejects if the provider's address cannot be found. */
  leave: (departure: Departure) => Promise<void>;
  /** Handles the return; a second call gives the same result. */
  comeBack: () => Promise<Arrival>;
  /** Opens the account of a token; rejects with a `CallError`. */
  enter: (id_token: string, otp?: string) => Promise<AuthRecord>;
}
