/**
 * The weather of a place at one moment, as every service's answer is understood: an hour of a forecast has
 * the weather of the moment at which it begins, and so have its sun position and its WBGT.
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
  /** Where the wind comes from, degrees from north by east. */
  readonly wind_degree: number;
  /** Share of the sky, 0 to 100 %. */
  readonly cloud: number;
  readonly uv: number;
  /**
   * Global radiation on the ground at that moment, W/m2, never the mean of a time around it; null where the
   * service tells none.
   */
  readonly radiation: number | null;
  /** In words. */
  readonly condition: string;
  readonly is_day: boolean;
  /** Degrees Celsius, of the service's own; null where it tells none. */
  readonly heat_index: number | null;
}

/** What a service tells of a place. */
export interface PlaceSky {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Time zone of the place. */
  readonly zone: string;
  readonly current: Sky | null;
  /** By time, an hour apart where nothing is missing. */
  readonly hours: readonly Sky[];
}
