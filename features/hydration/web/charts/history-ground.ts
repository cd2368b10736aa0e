import type { CustomSeriesOption } from 'echarts';
import { hydrationStatuses } from '#hydration/domain';
import type { HydrationBounds } from '#hydration/domain';
import { hydrationPalette } from '../hydration-palette.ts';
import type { HistoryScale } from './history-scale.ts';
import type { ChartColors, HistoryDrawing } from './history-drawing.ts';
import { frameOf } from './drawn-shapes.ts';
import type { Shape } from './drawn-shapes.ts';

/** Lower and upper limit of a status in mOsm, clipped to the axis. */
export interface Band {
  status: (typeof hydrationStatuses)[number];
  from: number;
  to: number;
}

/** The bands that an axis shows, in ascending order. */
export function bandsOf(bounds: HydrationBounds, scale: HistoryScale): Band[] {
  const clipped = (value: number) => Math.min(scale.end, Math.max(scale.min, value));
  const limits = [scale.min, bounds.mild, bounds.moderate, bounds.severe];
  return hydrationStatuses
    .map((status, at) => ({
      status,
      from: clipped(limits[at] ?? 0),
      to: clipped(limits[at + 1] ?? scale.end),
    }))
    .filter(({ from, to }) => to > from);
}

/** The background of a history: status bands, dashed bounds and the personal optimal zone. */
export function historyGround(
  { bounds, zone }: HistoryDrawing,
  scale: HistoryScale,
  { theme, surface, axis }: ChartColors,
): CustomSeriesOption {
  const palette = hydrationPalette[theme];
  return {
    type: 'custom',
    // The closure determines the drawing, so a new name tells the library to redraw.
    name: JSON.stringify([bounds, zone]),
    silent: true,
    z: 0,
    data: [[0, scale.min]],
    renderItem(params) {
      const { x, y, width, height } = frameOf(params);
      const at = (value: number) =>
        y + height - ((value - scale.min) / (scale.end - scale.min)) * height;
      const bands = bandsOf(bounds, scale);
      const fills = bands.map(({ status, from, to }): Shape => ({
        type: 'rect',
        shape: { x, y: at(to), width, height: at(from) - at(to) },
        style: { fill: palette[status].tint, opacity: theme === 'light' ? 0.8 : 0.75 },
      }));
      const lines = bands.slice(1).map(({ status, from }): Shape => ({
        type: 'line',
        shape: { x1: x, x2: x + width, y1: at(from), y2: at(from) },
        style: { stroke: palette[status].edge, lineWidth: 1, lineDash: [3, 3], opacity: 0.85 },
      }));
      const gap = scale.end > scale.max ? breakShapes(x, at(scale.max), width) : [];
      const children = [...fills, ...lines, ...zoneShapes(zone, at, x, width), ...gap];
      return { type: 'group', children };
    },
  };

  /** A gap over the whole width, and two short strokes at the axis: it is not to scale above. */
  function breakShapes(x: number, y: number, width: number): Shape[] {
    const stroke = (up: number): Shape => ({
      type: 'line',
      shape: { x1: x - 5, y1: y + 3 - up, x2: x + 5, y2: y - 3 - up },
      style: { stroke: axis, lineWidth: 1.5 },
    });
    return [
      { type: 'rect', shape: { x, y: y - 4, width, height: 4 }, style: { fill: surface } },
      stroke(0),
      stroke(4),
    ];
  }

  function zoneShapes(
    optimal: HistoryDrawing['zone'],
    at: (value: number) => number,
    x: number,
    width: number,
  ): Shape[] {
    if (optimal === null) return [];
    const { fill, edge } = palette.hydrated;
    const [top, bottom] = [at(optimal.to), at(optimal.from)];
    const line = (y: number): Shape => ({
      type: 'line',
      shape: { x1: x, x2: x + width, y1: y, y2: y },
      style: { stroke: edge, lineWidth: 1 },
    });
    return [
      {
        type: 'rect',
        shape: { x, y: top, width, height: bottom - top },
        style: { fill, opacity: 0.26 },
      },
      line(top),
      line(bottom),
    ];
  }
}
