import { expect, test } from 'vitest';
import { defaultBounds } from '#hydration/domain';
import type { ChartColors, HistoryDrawing } from './history-drawing.ts';
import { historyGround } from './history-ground.ts';
import { hydrationPalette } from '../hydration-palette.ts';

const drawing: HistoryDrawing = {
  ...{ lines: [], bounds: defaultBounds, zone: null, uncertainty: null, labels: 'limits' },
  timeZone: 'UTC',
};
const chartColors: ChartColors = {
  ...{ theme: 'light', text: '', text2: '', text3: '', grid: '', axis: '', accent: '' },
  ...{ surface: '#ffffff', danger: '', lines: [] },
};

interface Drawn {
  type: string;
  shape: Record<string, number>;
  style: { fill?: string };
}

/** Shapes on a plot of 100 × 160 pixels whose axis goes from 20 to 180 mOsm: one pixel each. */
function drawn(zone: HistoryDrawing['zone'], scale = { min: 20, max: 180, end: 180 }): Drawn[] {
  const { renderItem } = historyGround({ ...drawing, zone }, scale, chartColors);
  const place = { coordSys: { x: 0, y: 0, width: 100, height: 160 } } as never;
  const group = renderItem?.(place, {} as never) as { children: Drawn[] } | undefined;
  return group?.children ?? [];
}

test('the optimal zone of a baseline is drawn from its lower to its upper value', () => {
  const { fill } = hydrationPalette.light.hydrated;
  const zones = drawn({ from: 41, to: 51 }).filter(({ style }) => style.fill === fill);
  expect(zones.map(({ shape }) => shape)).toEqual([{ x: 0, y: 180 - 51, width: 100, height: 10 }]);
});

test('without a baseline there are only bands and bounds', () => {
  const shapes = drawn(null);
  expect(shapes.filter(({ type }) => type === 'rect')).toHaveLength(4);
  expect(shapes.filter(({ type }) => type === 'line')).toHaveLength(3);
});

test('a broken axis has a gap above its greatest value, and severe on both sides of it', () => {
  const shapes = drawn(null, { min: 20, max: 160, end: 180 });
  const [gap] = shapes.filter(({ style }) => style.fill === chartColors.surface);
  expect(gap?.shape).toEqual({ x: 0, y: 180 - 160 - 4, width: 100, height: 4 });
  const tops = shapes.filter(({ type }) => type === 'rect').map(({ shape }) => shape['y']);
  expect(Math.min(...tops.map(Number))).toBe(0);
});
