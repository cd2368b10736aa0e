import type { Days, PlaceSky } from '#weather/domain';

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** Whom the weather is asked of. */
export interface WeatherService {
  readonly name: string;
  /** What must stand beside what is shown of it. */
  readonly attribution: string;
  readonly is_simulated: boolean;
  /**
   * The weather now, or of every hour of some days, at a time in milliseconds.
   *
   * @throws ServiceFailure
   */
  current(place: Coordinates, now: number): Promise<PlaceSky>;
  hours(place: Coordinates, days: Days, now: number): Promise<PlaceSky>;
}
