import type { HydrationBounds, HydrationState, OptimalZone } from '#hydration/domain';

/** One point as it is drawn and told. */
export interface DrawnPoint {
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  /** Drawn as its glyph where it is not Hydrated; left out for averages. */
  state?: HydrationState;
  /** Lines of the tooltip, value and status first; asked for where somebody points. */
  told: () => string[];
}

/** One line of a history; up to six in a chart. */
export interface DrawnLine {
  name: string;
  points: DrawnPoint[];
  /** Beside the newest point: bold line and small line. */
  label: [string, string];
}

/** Everything a history chart shows, apart from theme and size. */
export interface HistoryDrawing {
  lines: DrawnLine[];
  bounds: HydrationBounds;
  zone: OptimalZone | null;
  /** Draws the device's own scatter around the line, plus and minus so many mOsm. */
  uncertainty: number | null;
  /** 'limits' labels the bounds ('65 mild from'), 'bands' the bands ('Hydrated'). */
  labels: 'limits' | 'bands';
  /** IANA name of the zone whose days the time axis shows. */
  timeZone: string;
}

/** Colours of a chart that belong to the theme and not to a status. */
export interface ChartColors {
  theme: 'light' | 'dark';
  text: string;
  text2: string;
  text3: string;
  grid: string;
  axis: string;
  accent: string;
  surface: string;
  /** For figures that somebody has to act on. */
  danger: string;
  /** Strokes of up to six lines. */
  lines: readonly string[];
}
