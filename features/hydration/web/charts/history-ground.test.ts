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
  ...{ surface: '', danger: '', lines: [] },
};

interface Drawn {
  type: string;
  shape: Record<string, number>;
  style: { fill?: string };
}

/** Shapes on a plot of 100 × 160 pixels whose axis goes from 20 to 180 mOsm: one pixel each. */
function drawn(zone: HistoryDrawing['zone']): Drawn[] {
  const { renderItem } = historyGround({ ...drawing, zone }, { min: 20, max: 180 }, chartColors);
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
