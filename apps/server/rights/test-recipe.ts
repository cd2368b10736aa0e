import type { MarkedPerson } from './test-people.ts';
import type { RightsWorld } from './test-world.ts';

/** What a cell is asked for. */
export interface Cell {
  world: RightsWorld;
  /** The person who calls; null where nobody does. */
  self: MarkedPerson | null;
  /** The person whom, or whose row, the call is about. */
  target: MarkedPerson;
}

/** One call as it is sent; the path is that of the endpoint unless told. */
export interface Recipe {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** People beside caller and target whose rows may be written. */
  about?: readonly string[];
  /** Undoes what the call has done, for the cells to come. */
  after?: () => Promise<unknown>;
}
