import type { CustomSeriesOption } from 'echarts';
import { hydrationWords } from '#hydration/domain';
import { hydrationPalette } from '../hydration-palette.ts';
import { frameOf } from './drawn-shapes.ts';
import type { Shape } from './drawn-shapes.ts';
import type { ChartColors, HistoryDrawing } from './history-drawing.ts';
import { bandsOf } from './history-ground.ts';
import { placeOn } from './history-scale.ts';
import type { HistoryScale } from './history-scale.ts';

/** Below this width in pixels a chart has short labels. */
export const narrowWidth = 420;

interface Label {
  value: number;
  /** Optional bold line above a small line. */
  bold?: string;
  small: string;
  /** The small line on a narrow chart. */
  narrow?: string;
  colour: string;
  height: number;
}

/** Labels right of the plot: newest values, limits or bands, optimal zone; without overlaps. */
export function historyLabels(
  drawing: HistoryDrawing,
  scale: HistoryScale,
  chartColors: ChartColors,
): CustomSeriesOption {
  const labels = labelsOf(drawing, scale, chartColors);
  return {
    type: 'custom',
    // The closure determines the drawing, so a new name tells the library to redraw.
    name: JSON.stringify(labels),
    silent: true,
    clip: false,
    z: 5,
    data: [[0, scale.min]],
    renderItem(params, api) {
      const isNarrow = api.getWidth() < narrowWidth;
      const { x, y, width, height } = frameOf(params);
      const perUnit = height / (scale.end - scale.min);
      const wishes = labels.map((label) => ({
        y: y + height - (placeOn(scale, label.value) - scale.min) * perUnit,
        height: label.height,
      }));
      const middles = spreadLabels(wishes, y - 6, y + height + 6);
      const children = labels.flatMap((label, at) =>
        texts(
          isNarrow ? { ...label, small: label.narrow ?? label.small } : label,
          x + width + 12,
          middles[at] ?? 0,
          chartColors,
        ),
      );
      return { type: 'group', children };
    },
  };
}

function labelsOf(drawing: HistoryDrawing, scale: HistoryScale, chartColors: ChartColors): Label[] {
  const newest = drawing.lines.flatMap(({ points, label: [bold, small] }): Label[] => {
    const point = points.at(-1);
    if (point === undefined) return [];
    return [
      { value: point.value, bold, small, colour: chartColors.text3, height: small ? 32 : 16 },
    ];
  });
  const { zone } = drawing;
  const optimal: Label[] =
    zone === null
      ? []
      : [
          {
            value: (zone.from + zone.to) / 2,
            small: `Optimal ${String(Math.round(zone.from))}–${String(Math.round(zone.to))}`,
            colour: hydrationPalette[chartColors.theme].hydrated.ink,
            height: 16,
          },
        ];
  return [...newest, ...optimal, ...groundLabels(drawing, scale, chartColors)];
}

function groundLabels(
  { bounds, labels }: HistoryDrawing,
  scale: HistoryScale,
  chartColors: ChartColors,
) {
  const bands = bandsOf(bounds, scale);
  if (labels === 'limits') {
    return bands.slice(1).map(({ status, from }): Label => {
      const word = hydrationWords[status].short.toLowerCase();
      const limit = String(Math.round(from));
      return {
        value: from,
        small: `${limit} ${word} from`,
        narrow: `${limit} ${word}`,
        colour: chartColors.text3,
        height: 16,
      };
    });
  }
  return bands.map(({ status, from, to }): Label => ({
    value: (from + to) / 2,
    small: hydrationWords[status].short,
    colour: hydrationPalette[chartColors.theme][status].ink,
    height: 16,
  }));
}

function texts(
  { bold, small, colour }: Label,
  x: number,
  y: number,
  chartColors: ChartColors,
): Shape[] {
  const line = (text: string, at: number, fill: string, font: string): Shape => ({
    type: 'text',
    silent: true,
    style: { text, x, y: at, fill, font, verticalAlign: 'middle' },
  });
  if (bold === undefined) return [line(small, y, colour, fontOf(400, 11))];
  if (small === '') return [line(bold, y, chartColors.text, fontOf(600, 11))];
  return [
    line(bold, y - 7, chartColors.text, fontOf(650, 13)),
    line(small, y + 9, colour, fontOf(400, 11)),
  ];
}

function fontOf(weight: number, size: number): string {
  return `${String(weight)} ${String(size)}px 'Inter Variable', system-ui, sans-serif`;
}

/** A label beside a chart: wanted position (pixels from the top) and height. */
interface PlacedLabel {
  y: number;
  height: number;
}

/**
 * Moves labels apart until they do not overlap, keeping their order and each as near to its wanted
 * position as possible. Returns the centres in the order of the input, within `top` and `bottom`.
 */
export function spreadLabels(
  labels: readonly PlacedLabel[],
  top: number,
  bottom: number,
): number[] {
  const order = labels.map((_, at) => at).sort((a, b) => wish(labels, a) - wish(labels, b));
  const middles = labels.map(({ y }) => y);
  let edge = top;
  for (const at of order) {
    const half = (labels[at]?.height ?? 0) / 2;
    const middle = Math.max(wish(labels, at), edge + half);
    middles[at] = middle;
    edge = middle + half;
  }
  edge = bottom;
  for (const at of order.toReversed()) {
    const half = (labels[at]?.height ?? 0) / 2;
    const middle = Math.min(middles[at] ?? 0, edge - half);
    middles[at] = middle;
    edge = middle - half;
  }
  return middles;
}

function wish(labels: readonly PlacedLabel[], at: number): number {
  return labels[at]?.y ?? 0;
}
