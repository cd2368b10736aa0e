import type { Acclimatisation } from '../limits/exposure-limit.ts';

/** A crew that does one job. */
export interface Crew {
  /** Metabolic work rate of the job: 2 light, 4 moderate, 6 heavy. */
  readonly work_rate: number;
  /** Degrees Celsius that the clothing adds to the WBGT. */
  readonly clothing: number;
  /** Insulation of the clothing; null if it does not let vapour through like cloth. */
  readonly clo: number | null;
  readonly acclimatisation: Acclimatisation;
  readonly workers: number;
}

/** Air and radiation at a place of work or rest. */
export interface CrewAir {
  /** Degrees Celsius of the air, and mean radiant temperature of a person in it. */
  readonly celsius: number;
  readonly radiant: number;
  /** Relative humidity, 0 to 100 %. */
  readonly humidity: number;
  /** m/s at 2 m. */
  readonly wind: number;
}

/** The same with its WBGT in degrees Celsius. */
export interface CrewPlace extends CrewAir {
  readonly wbgt: number;
}

/** The conditions of one hour. */
export interface CrewWeather {
  readonly work: CrewPlace;
  /**
   * The place where the crew rests, and the shade beside its work; the same without another place.
   */
  readonly rest: CrewPlace;
  readonly shade: CrewPlace;
  /** Heat index in degrees Celsius. */
  readonly heat_index: number;
}

/** Where a crew rests: in the shade of its work place, or in an air-conditioned room or cabin. */
export const restPlaces = ['shade', 'air-conditioned'] as const;
export type RestPlace = (typeof restPlaces)[number];
