import type { MadeViewer } from '../server/made-organisations.ts';

/** What the process of the load is told. */
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
  /** Bytes of the largest answer, unpacked. */
  largest: number;
}

/** What the load tells. */
export interface LargeLoad {
  milliseconds: number;
  viewers: readonly ViewerLoad[];
}
