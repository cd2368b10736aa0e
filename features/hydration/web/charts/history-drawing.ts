import type { HydrationBounds, HydrationState, OptimalZone } from '#hydration/domain';
import type { useChartColors } from './use-chart-colors.ts';

/** One point of the line with its tooltip. */
export interface DrawnPoint {
  /** Milliseconds since 1970. */
  time: number;
  /** mOsm. */
  value: number;
  /** Drawn with its glyph unless Hydrated; missing for averages. */
  state?: HydrationState;
  /** Lines of the tooltip, value and status first; computed on hover. */
  tooltipLines: () => string[];
}

/** One line of a history; up to six in a chart. */
export interface DrawnLine {
  name: string;
  points: DrawnPoint[];
  /** Beside the newest point: bold line and small line. */
  label: [string, string];
}

/** The content of a history chart, without theme and size. */
export interface HistoryDrawing {
  lines: DrawnLine[];
  bounds: HydrationBounds;
  zone: OptimalZone | null;
  /** Shows the measurement error around the line, plus and minus this many mOsm. */
  uncertainty: number | null;
  /** 'limits' labels the bounds ('65 mild from'), 'bands' the bands ('Hydrated'). */
  labels: 'limits' | 'bands';
  /** IANA name of the zone of the time axis. */
  timeZone: string;
}

/** Colours of a chart that depend on the theme and not on a status. */
export type ChartColors = ReturnType<typeof useChartColors>;
