/** A rest of `rest` minutes after each `work` minutes; without work the whole hour is rest. */
export interface WorkRest {
  readonly work: number;
  readonly rest: number;
}

/** A rest that one rule asks for: so many minutes in every so many. */
export interface RuleRest {
  readonly minutes: number;
  readonly every: number;
  /** Of the pack. */
  readonly name: string;
}

/** What the rules of a location ask for in an hour, each with the name of the pack that asks. */
export interface HourRules {
  readonly stop: string | null;
  /** Work and rest that keep all rests of the rules, and the rules that they follow from. */
  readonly rest: (WorkRest & { readonly from: readonly RuleRest[] }) | null;
  /** For a person. */
  readonly water: { readonly litres: number; readonly name: string } | null;
}
