import type { Industry } from '#rule-packs/contract';

/** How used to the heat somebody is. Days count from 1; null if they are not known. */
export interface HeatCrew {
  /** 'unacclimatised': new or returning, it is not known which. */
  readonly state: 'acclimatised' | 'new' | 'returning' | 'unacclimatised' | 'unknown';
  readonly day: number | null;
  /** Days away before the return. */
  readonly absence_days: number | null;
}

/** An hour, or a moment, of work at a site, as rules depend on it. Null is not known. */
export interface Situation {
  /** Degrees Fahrenheit, as the rules have them. */
  readonly air_f: number | null;
  readonly heat_index_f: number | null;
  /** Degrees Celsius, without the clothing. */
  readonly wbgt_c: number | null;
  /** The same where the crew rests; as at work if it is not known. */
  readonly wbgt_at_rest_c: number | null;
  /** Local date, and minutes of that day; the last one is not part of it. */
  readonly time: { readonly date: string; readonly from: number; readonly until: number };
  /** Metabolic work rate of the job: 2 light, 4 moderate, 6 heavy; -1 if it is not assessed. */
  readonly work_rate: number;
  /** Degrees Celsius that the clothing adds to the WBGT. */
  readonly clothing: number;
  readonly non_breathable: boolean | null;
  readonly radiant_heat: boolean | null;
  readonly place: 'indoor' | 'outdoor' | null;
  readonly in_sun: boolean | null;
  readonly industry: Industry | null;
  readonly crew: HeatCrew;
  readonly heat_wave: boolean | null;
  /** Minutes of each hour in the heat. */
  readonly exposure_minutes: number | null;
}

/** What of a situation was not known where it decides. */
export type Unknown =
  | 'air'
  | 'heat_index'
  | 'wbgt'
  | 'work_rate'
  | 'clothing'
  | 'radiant_heat'
  | 'place'
  | 'sun'
  | 'industry'
  | 'crew'
  | 'heat_wave';
