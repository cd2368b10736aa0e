import type { AuthRecord } from '#auth/contract';

/** What somebody had typed and wanted before they left for the provider. */
export interface Departure {
  email: string;
  /** The account asks for a code as well. */
  wants_code: boolean;
  /** Where they wanted to be. */
  redirect?: string | undefined;
}

/** How somebody came back from the provider. */
export type Arrival =
  | { kind: 'token'; id_token: string; departure: Departure }
  | { kind: 'failed'; departure: Departure }
  /** They had left from another page for a reason of its own. */
  | { kind: 'elsewhere'; address: string };

/** The way to the provider of work accounts and back; whoever knows it stands up the ladder. */
export interface WorkAccountClient {
  /** True until whoever left for the provider has been met. */
  isReturning: () => boolean;
  /** Leaves the page; rejects where the way to the provider cannot be found. */
  leave: (departure: Departure) => Promise<void>;
  /** Meets whoever has come back; asked twice, it gives the same. */
  comeBack: () => Promise<Arrival>;
  /** Opens the account of a token; rejects with a `CallError`. */
  enter: (id_token: string, otp?: string) => Promise<AuthRecord>;
}
