/** A stage of the proof that can be run alone on a copy of the tree. */
export type Stage = 'lint' | 'types' | 'format' | 'unit' | 'database';

/** A mistake that somebody might make one day, and who must notice it. */
export interface Fault {
  readonly name: string;
  readonly stage: Stage;
  /** Name of the rule, code of the compiler, or title of the test that must turn red. */
  readonly rule: string;
  /** What else stands on the same line of the output; the planted file unless told. */
  readonly where?: string;
  readonly plant: Planting;
  /** For `unit` and `database`: the test files to run. */
  readonly tests?: readonly string[];
}

/** Another file that a planted one needs. */
interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** A new file, or a change of an existing one that must contain `from` exactly as it stands. */
export type Planting =
  | { readonly file: string; readonly text: string; readonly needs?: NewFile }
  | { readonly file: string; readonly from: string | RegExp; readonly to: string };
