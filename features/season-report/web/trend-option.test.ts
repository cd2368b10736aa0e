import { expect, test } from 'vitest';
import { tokens } from '#packages/ui';
import { wholeText } from './percent-text.ts';
import { hatchColour, hoursOption } from './trend-option.ts';

const week = { from: '2026-11-02', to: '2026-11-08', high: 2579, extreme: 9245, unknown: 1 };

interface Option {
  baseOption: {
    yAxis: { axisLabel: { formatter: (value: number) => string } };
    series: { data: { itemStyle: { decal?: { color: string } } }[] }[];
  };
}

test('hours have thousands separators in the table and at the axis', () => {
  expect(wholeText(2579.4)).toBe('2,579');
  const { baseOption } = hoursOption([{ ...week, total: 12_000 }], 'light') as unknown as Option;
  expect(baseOption.yAxis.axisLabel.formatter(9245)).toBe('9,245 h');
});

test('columns of extreme and unknown hours have the strokes of their legend', () => {
  const { baseOption } = hoursOption([{ ...week, total: 12_000 }], 'dark') as unknown as Option;
  const decals = baseOption.series.map(({ data }) => data[0]?.itemStyle.decal?.color);
  expect(decals).toEqual([undefined, hatchColour('dark'), hatchColour('dark')]);
  expect(hatchColour('dark').startsWith(tokens.surface.dark)).toBe(true);
});
