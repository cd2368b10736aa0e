import type { Days, PlaceSky } from '#weather/domain';

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** A weather service. */
export interface WeatherService {
  readonly name: string;
  /** Attribution to show with the data. */
  readonly attribution: string;
  readonly is_simulated: boolean;
  /**
   * The current weather, or all hours of some days, at a time in milliseconds.
   *
   * @throws ServiceFailure
   */
  current(place: Coordinates, now: number): Promise<PlaceSky>;
  hours(place: Coordinates, days: Days, now: number): Promise<PlaceSky>;
}
