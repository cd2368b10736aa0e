import type { CustomSeriesOption } from 'echarts';
import { hydrationStatuses } from '#hydration/domain';
import type { HydrationBounds } from '#hydration/domain';
import { hydrationPalette } from '../hydration-palette.ts';
import { clipTo } from './history-scale.ts';
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
  const limits = [scale.min, bounds.mild, bounds.moderate, bounds.severe, scale.max];
  return hydrationStatuses
    .map((status, at) => ({
      status,
      from: clipTo(scale, limits[at] ?? 0),
      to: clipTo(scale, at === 3 ? scale.max : (limits[at + 1] ?? 0)),
    }))
    .filter(({ from, to }) => to > from);
}

/** The background of a history: status bands, dashed bounds and the personal optimal zone. */
export function historyGround(
  { bounds, zone }: HistoryDrawing,
  scale: HistoryScale,
  { theme }: ChartColors,
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
        y + height - ((clipTo(scale, value) - scale.min) / (scale.max - scale.min)) * height;
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
      return { type: 'group', children: [...fills, ...lines, ...zoneShapes(zone, at, x, width)] };
    },
  };

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
