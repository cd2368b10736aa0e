import { expect, test } from 'vitest';
import { defaultBounds } from '#hydration/domain';
import type { ChartColors, HistoryDrawing } from './history-drawing.ts';
import { historyOption } from './history-option.ts';

const chartColors: ChartColors = {
  theme: 'light',
  ...{ text: '#1', text2: '#2', text3: '#3', grid: '#4', axis: '#5', accent: '#6' },
  ...{ surface: '#7', danger: '#8', lines: ['#9'] },
};
const point = { time: 0, value: 80, tooltipLines: () => [] };
const drawing: HistoryDrawing = {
  lines: [{ name: 'Average', points: [point], label: ['80 mOsm', 'average'] }],
  ...{ bounds: defaultBounds, zone: null, uncertainty: null, labels: 'bands', timeZone: 'UTC' },
};

test('[DASH-20] the axis of the history is named on every width', () => {
  const { baseOption, media } = historyOption(drawing, chartColors) as {
    baseOption: { yAxis: { name: string } };
    media: { option: { yAxis?: { name?: string } } }[];
  };
  expect(baseOption.yAxis.name).toBe('Hydration score (mOsm)');
  const changed = media.filter(({ option }) => option.yAxis?.name !== undefined);
  expect(changed).toEqual([]);
});
