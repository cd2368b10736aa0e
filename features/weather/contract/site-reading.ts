/** A meter reading as far as it replaces weather. Temperatures in degrees Celsius. */
export interface SiteReading {
  readonly reading_id: string;
  readonly location_id: string;
  /** When it was taken, as ISO text. */
  readonly time: string;
  /** For how long it replaces the model. */
  readonly minutes: number;
  /** Measured, or computed from a measured globe; null without either. */
  readonly wbgt: number | null;
  /** Null if only the WBGT was measured; so are the next two. */
  readonly temperature: number | null;
  /** 0 to 100 %. */
  readonly humidity: number | null;
  readonly heat_index: number | null;
  /** At the meter; null if it was not measured. */
  readonly wind_kph: number | null;
  /** When it was stored, as ISO text. */
  readonly created_time: string;
}

/** What is added to the forecast of a site, as its readings were hotter. */
export interface SiteCorrection {
  readonly correction_id: string;
  readonly location_id: string;
  /** Added to the WBGT; never less than none. */
  readonly kelvin: number;
  /** From when it counts, and when it ends by itself, as ISO text. */
  readonly created_time: string;
  readonly until_time: string;
  /** When somebody switched it off; null while nobody did. */
  readonly ended_time: string | null;
}

/** What is known of the heat of a site beside the weather service. */
export interface SiteMeasures {
  readonly readings: readonly SiteReading[];
  readonly corrections: readonly SiteCorrection[];
}

/** What a reading says about a moment, with the model's values that it replaced. */
export interface Measured {
  readonly reading_id: string;
  /** When it was taken, in milliseconds since 1970. */
  readonly time: number;
  readonly minutes: number;
  /** The air was measured, so that it and the heat index are those of the reading. */
  readonly has_air: boolean;
  /** Null if the WBGT is computed from the measured air. */
  readonly wbgt: number | null;
  /** m/s at the height of the meter; null for the wind of the model. */
  readonly wind: number | null;
  readonly model: {
    readonly temp_c: number;
    readonly temp_f: number;
    readonly humidity: number;
    readonly heatindex_c: number;
    readonly heatindex_f: number;
  };
}
