/**
 * The weather of a place at one moment, common to all services: an hour of a forecast has the
 * weather of its start, and so have its sun position and its WBGT.
 */
export interface Sky {
  /** Milliseconds of UTC. */
  readonly time: number;
  readonly celsius: number;
  /** Relative humidity, 0 to 100 %. */
  readonly humidity: number;
  /** At the place, hPa. */
  readonly pressure: number;
  readonly wind_kph: number;
  /** Wind direction, degrees from north by east. */
  readonly wind_degree: number;
  /** Cloud cover, 0 to 100 %. */
  readonly cloud: number;
  readonly uv: number;
  /**
   * Global radiation on the ground at that moment, W/m2, not a mean over time; null if the service
   * provides none.
   */
  readonly radiation: number | null;
  /** Description in words. */
  readonly condition: string;
  readonly is_day: boolean;
  /** Degrees Celsius, computed by the service; null if it provides none. */
  readonly heat_index: number | null;
}

/** A service's answer for a place. */
export interface PlaceSky {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Time zone of the place. */
  readonly zone: string;
  readonly current: Sky | null;
  /** By time, hourly if nothing is missing. */
  readonly hours: readonly Sky[];
}
