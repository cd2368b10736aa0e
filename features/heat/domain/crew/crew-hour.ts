import type { Acclimatisation } from '../limits/exposure-limit.ts';
import { rateBand, restingRate } from '../limits/metabolic-class.ts';
import type { RateBand } from '../limits/metabolic-class.ts';
import { workMinutes } from '../limits/work-rest.ts';
import type { CrewAir } from './crew-strain.ts';
import { longestExposure } from './longest-exposure.ts';
import { waterNeed } from './water-need.ts';

/** A crew as its card asks about it. */
export interface Crew {
  /** Metabolic work rate of the job: 2 light, 4 moderate, 6 heavy. */
  readonly work_rate: number;
  /** Degrees that the clothing adds to the WBGT. */
  readonly clothing: number;
  /** Insulation of the clothing; null where none is known. */
  readonly clo: number | null;
  readonly acclimatisation: Acclimatisation;
  readonly workers: number;
}

/** The weather of an hour, with its WBGT at work and where the crew rests. */
export interface CrewWeather extends CrewAir {
  readonly wbgt: number;
  readonly wbgt_at_rest: number;
}

/** What a crew may do in an hour. A class of work is a band of watts, so its minutes are a band too. */
export interface CrewHour {
  readonly wbgt: number;
  /** Minutes of work: for the heaviest work of the class, its middle, and its lightest. */
  readonly minutes: { readonly least: number; readonly middle: number; readonly most: number };
  /** Longest minutes without a break, for the heaviest work and the middle; null where nobody can tell. */
  readonly longest: { readonly least: number; readonly middle: number } | null;
  /** Litres for a person, and for all. */
  readonly litres: number;
  readonly litres_of_crew: number;
}

/** The hour of a crew; null where its work is not assessed or there is no WBGT. */
export function crewHour(weather: CrewWeather, crew: Crew): CrewHour | null {
  const band = rateBand(crew.work_rate);
  if (band === null || Number.isNaN(weather.wbgt)) return null;
  const { clothing, acclimatisation, workers } = crew;
  const { wbgt, wbgt_at_rest } = weather;
  const minutesAt = (watts: number) =>
    workMinutes({ wbgt, wbgt_at_rest, clothing, watts, crew: acclimatisation });
  const minutes = {
    least: minutesAt(band.most),
    middle: minutesAt(band.middle),
    most: minutesAt(band.least),
  };
  const share = minutes.middle / 60;
  const mean = share * band.middle + (1 - share) * restingRate;
  const litres = waterNeed(weather, mean, acclimatisation === 'acclimatised');
  const longest = longestOf(weather, crew, band);
  return { wbgt, minutes, longest, litres, litres_of_crew: litres * workers };
}

function longestOf(air: CrewAir, { clo, acclimatisation }: Crew, band: RateBand) {
  if (clo === null) return null;
  const isAcclimatised = acclimatisation === 'acclimatised';
  const least = longestExposure(air, { watts: band.most, clo, isAcclimatised });
  const middle = longestExposure(air, { watts: band.middle, clo, isAcclimatised });
  if (least === null || middle === null) return null;
  // Harder work sweats sooner, which may keep a body cool a minute longer.
  return { least: Math.min(least, middle), middle };
}
