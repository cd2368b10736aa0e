/** A stage that can be run separately on a copy of the tree. */
export type Stage = 'lint' | 'types' | 'format' | 'unit' | 'database' | 'once';

/** A possible mistake, and the check that must detect it. */
export interface Fault {
  readonly name: string;
  readonly stage: Stage;
  /** Name of the rule, code of the compiler, or title of the test that must fail. */
  readonly rule: string;
  /** Further text on the same line of the output; by default the planted file. */
  readonly where?: string;
  readonly plant: Planting;
  /** For the stages of tests: the test files to run. */
  readonly tests?: readonly string[];
}

/** Another file that a planted one needs. */
interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** A new file, or a change of an existing one that must contain exactly `from`. */
export type Planting =
  | { readonly file: string; readonly text: string; readonly needs?: NewFile }
  | { readonly file: string; readonly from: string | RegExp; readonly to: string };
