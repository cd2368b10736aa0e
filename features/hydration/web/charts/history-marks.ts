import type { CustomSeriesOption } from 'echarts';
import { glyphPaths } from '../hydration-glyph-paths.ts';
import { glyphMark, hydrationPalette } from '../hydration-palette.ts';
import type { HydrationState } from '#hydration/domain';
import type { Shape } from './drawn-shapes.ts';
import type { ChartColors, DrawnLine } from './history-drawing.ts';
import { clipTo } from './history-scale.ts';
import type { HistoryScale } from './history-scale.ts';

const glyphSize = 11;

/** Points of a line: a dot if Hydrated, its glyph otherwise, the newest with a ring. */
export function historyMarks(
  { points }: DrawnLine,
  stroke: string,
  scale: HistoryScale,
  chartColors: ChartColors,
): CustomSeriesOption {
  const newest = points.length - 1;
  return {
    type: 'custom',
    // The closure determines the drawing, so a new name tells the library to redraw.
    name: points.map(({ state }) => state).join(),
    silent: true,
    z: 4,
    data: points.map(({ time, value }) => [time, clipTo(scale, value)]),
    renderItem({ dataIndex }, api) {
      const [x = 0, y = 0] = api.coord([api.value(0), api.value(1)]);
      const state = points[dataIndex]?.state ?? 'hydrated';
      const isDot = state === 'hydrated';
      const mark = isDot ? dot(x, y, stroke) : glyph(x, y, state, chartColors.theme);
      if (dataIndex !== newest) return { type: 'group', children: mark };
      const last = ring(x, y, isDot, stroke, chartColors);
      return { type: 'group', children: isDot ? [last] : [last, ...mark] };
    },
  };
}

function dot(x: number, y: number, fill: string): Shape[] {
  return [{ type: 'circle', shape: { cx: x, cy: y, r: 2 }, style: { fill } }];
}

function glyph(x: number, y: number, state: HydrationState, theme: ChartColors['theme']): Shape[] {
  const { fill, edge } = hydrationPalette[theme][state];
  const place = {
    x: x - glyphSize / 2,
    y: y - glyphSize / 2,
    scaleX: glyphSize / 16,
    scaleY: glyphSize / 16,
  };
  return [
    {
      type: 'path',
      ...place,
      shape: { pathData: glyphPaths[state].shape },
      style: { fill, stroke: edge, lineWidth: 1.4 },
    },
    {
      type: 'path',
      ...place,
      shape: { pathData: glyphPaths[state].sign },
      style: { fill: 'none', stroke: glyphMark, lineWidth: 2.2, lineCap: 'round' },
    },
  ];
}

function ring(
  cx: number,
  cy: number,
  isDot: boolean,
  stroke: string,
  chartColors: ChartColors,
): Shape {
  return {
    type: 'circle',
    shape: { cx, cy, r: isDot ? 4.5 : 9 },
    style: {
      fill: isDot ? chartColors.surface : 'none',
      stroke: isDot ? stroke : chartColors.text,
      lineWidth: 2,
    },
  };
}
