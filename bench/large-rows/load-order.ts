import type { MadeViewer } from '../server/made-organisations.ts';

/** Parameters of the load process. */
export interface LargeLoadOrder {
  origin: string;
  viewers: readonly MadeViewer[];
  form: 'json' | 'columns';
}

/** What one viewer received. */
export interface ViewerLoad {
  people: number;
  pictures: number;
  tests: number;
  /** Calls of sync. */
  calls: number;
  /** Size of the largest response in bytes, uncompressed. */
  largest: number;
}

/** Result of the load. */
export interface LargeLoad {
  milliseconds: number;
  viewers: readonly ViewerLoad[];
}
