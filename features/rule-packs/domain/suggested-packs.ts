import type { RulePack } from '#rule-packs/contract';

/** The country and the state of a place. */
export interface Region {
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** 'CA' in the United States; other countries have numbers or nothing. */
  readonly state: string;
}

/** The packs of a country, and of the state in it, that are not retired; those of no country are not. */
export function suggestedPacks(packs: readonly RulePack[], { country, state }: Region): RulePack[] {
  return packs.filter(
    ({ pack, retired_time }) =>
      retired_time === null &&
      pack.country === country &&
      (pack.state === null || pack.state === state),
  );
}
