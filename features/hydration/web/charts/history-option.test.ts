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

test('the line ends where nothing was tested for weeks, and its tooltips stay with their points', () => {
  const day = 86_400_000;
  const points = [0, 1, 40, 41].map((at) => ({
    ...{ ...point, time: at * day },
    tooltipLines: () => [`day ${String(at)}`],
  }));
  const paused = { ...drawing, lines: [{ ...drawing.lines[0], points }] } as HistoryDrawing;
  const { baseOption } = historyOption(paused, chartColors) as {
    baseOption: {
      series: { type: string; data: unknown[] }[];
      tooltip: { formatter: (hits: unknown) => string };
    };
  };
  const { data = [] } = baseOption.series.find(({ type }) => type === 'line') ?? {};
  expect(data).toEqual([
    ...[0, 1].map((at, index) => [at * day, 80, index]),
    [day, null, null],
    ...[40, 41].map((at, index) => [at * day, 80, index + 2]),
    [41 * day, null, null],
  ]);
  const texts = data.map((value) => baseOption.tooltip.formatter([{ seriesId: 'line-0', value }]));
  expect(texts.map((text) => /day \d+/.exec(text)?.[0])).toEqual([
    ...['day 0', 'day 1', undefined, 'day 40', 'day 41', undefined],
  ]);
});
