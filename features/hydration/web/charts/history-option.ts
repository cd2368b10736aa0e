import type { CustomSeriesOption } from 'echarts';
import type { EChartsCoreOption } from 'echarts/core';
import type { LineSeriesOption } from 'echarts/charts';
import type { HydrationState } from '#hydration/domain';
import { lineDashes } from '#packages/ui';
import { glyphPaths } from '../hydration-glyph-paths.ts';
import { glyphMark, hydrationPalette } from '../hydration-palette.ts';
import { bare, labelOf, scoreAxisName, timeAxis } from './axes.ts';
import type { Shape } from './drawn-shapes.ts';
import type { ChartColors, DrawnLine, HistoryDrawing } from './history-drawing.ts';
import { historyGround } from './history-ground.ts';
import { historyLabels, narrowWidth } from './history-labels.ts';
import { endText, historyScale, placeOn } from './history-scale.ts';
import type { HistoryScale } from './history-scale.ts';
import { historyTooltip } from './chart-tooltip.ts';
import { stretchesOf } from './stretches.ts';

/** Pixels right of the plot for the labels. */
const labelRoom = { limits: 118, bands: 92 } as const;

/**
 * On a phone the labels are short and the plot is wider. The axis keeps its name on every width.
 */
const narrow = { grid: { left: 46, right: 98 }, yAxis: { nameGap: 32 } };

/**
 * The complete history chart: bands, bounds, measurement error, lines, status glyphs, labels,
 * tooltip.
 */
export function historyOption(
  drawing: HistoryDrawing,
  chartColors: ChartColors,
): EChartsCoreOption {
  const points = drawing.lines.flatMap((line) => line.points);
  const values = points.map(({ value }) => value);
  const scale = historyScale(values, drawing.bounds);
  const [from, to] = spanOf(points.map(({ time }) => time));
  const strokes = drawing.lines.map((_, at) => chartColors.lines[at] ?? chartColors.accent);
  const label = labelOf(chartColors);
  const option: EChartsCoreOption = {
    animation: false,
    grid: {
      left: 52,
      right: labelRoom[drawing.labels],
      top: 14,
      bottom: 24,
      outerBoundsMode: 'none',
    },
    xAxis: timeAxis(from, to, drawing.timeZone, chartColors),
    yAxis: {
      type: 'value',
      min: scale.min,
      max: scale.end,
      interval: 20,
      name: scoreAxisName,
      nameLocation: 'middle',
      nameGap: 38,
      nameTextStyle: label,
      axisLabel: { ...label, formatter: (value: number) => endText(scale, values, value) },
      ...bare,
      splitLine: { show: false },
    },
    tooltip: historyTooltip(drawing, chartColors),
    series: [
      historyGround(drawing, scale, chartColors),
      ...drawing.lines.flatMap((line, at) =>
        lineSeries(line, at, strokes[at] ?? chartColors.accent),
      ),
      historyLabels(drawing, scale, chartColors),
    ],
  };
  return {
    baseOption: option,
    media: [{ option: {} }, { query: { maxWidth: narrowWidth }, option: narrow }],
  };

  function lineSeries(line: DrawnLine, at: number, stroke: string) {
    const under =
      drawing.uncertainty === null
        ? []
        : [historyScatter(line, drawing.uncertainty, scale, chartColors)];
    return [
      ...under,
      strokeSeries(line, at, stroke, scale),
      historyMarks(line, stroke, scale, chartColors),
    ];
  }
}

function strokeSeries(
  { name, points }: DrawnLine,
  at: number,
  color: string,
  scale: HistoryScale,
): LineSeriesOption {
  return {
    type: 'line',
    id: `line-${String(at)}`,
    name,
    z: 3,
    showSymbol: false,
    // A point without a value ends the line; the third dimension is the index of the point for the tooltip.
    data: stretchesOf(points.map((point, index) => ({ ...point, index }))).flatMap((stretch) => [
      ...stretch.map(({ time, value, index }) => [time, placeOn(scale, value), index]),
      [stretch.at(-1)?.time ?? 0, null, null],
    ]),
    lineStyle: { color, width: 1.7, type: dashOf(at), join: 'round' },
    itemStyle: { color },
    emphasis: { disabled: true },
  };
}

/** First and last time; a single test is in the middle of a day. */
function spanOf(times: readonly number[]): [number, number] {
  const from = times.reduce((least, time) => Math.min(least, time), Infinity);
  const to = times.reduce((most, time) => Math.max(most, time), -Infinity);
  if (to > from) return [from, to];
  const half = 43_200_000;
  return Number.isFinite(from) ? [from - half, from + half] : [0, 1];
}

function dashOf(at: number): 'solid' | number[] {
  const dash = lineDashes[at] ?? 'solid';
  return dash === 'solid' ? dash : [...dash];
}

/** The measurement error as a band of plus and minus `mOsm` around the line. */
function historyScatter(
  { points }: DrawnLine,
  mOsm: number,
  scale: HistoryScale,
  { accent }: ChartColors,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: true,
    z: 1,
    data: [[points[0]?.time ?? 0, scale.min]],
    renderItem(_params, api) {
      const children = stretchesOf(points).map((stretch): Shape => {
        const edge = (side: number) =>
          stretch.map(({ time, value }) => api.coord([time, placeOn(scale, value + side * mOsm)]));
        return {
          type: 'polygon',
          shape: { points: [...edge(1), ...edge(-1).reverse()] },
          style: { fill: accent, opacity: 0.11 },
        };
      });
      return { type: 'group', children };
    },
  };
}

const glyphSize = 11;

/** Points of a line: a dot if Hydrated, its glyph otherwise, the newest with a ring. */
function historyMarks(
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
    data: points.map(({ time, value }) => [time, placeOn(scale, value)]),
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
