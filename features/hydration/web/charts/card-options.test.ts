import { expect, test } from 'vitest';
import { binCount, hydrationStatuses } from '#hydration/domain';
import { dailyOption } from './daily-option.ts';
import { distributionOption } from './distribution-option.ts';
import type { ChartColors } from './history-drawing.ts';
import { historyOption } from './history-option.ts';
import { axisRoom, insidePart } from './status-parts.ts';
import { dryShare, inTwoLines, shareText, tagsOption } from './tags-option.ts';

const chartColors: ChartColors = {
  ...{ theme: 'light', text: '#111111', text2: '#222222', text3: '#333333', grid: '#eeeeee' },
  ...{ axis: '#aaaaaa', accent: '#005555', surface: '#ffffff', danger: '#aa0000', lines: [] },
};
interface Series {
  id: string;
  data: unknown[];
  label?: { show: boolean; formatter: (hit: { dataIndex: number }) => string };
  itemStyle?: { color: string; decal?: object };
}
const seriesOf = (option: object, id: string): Series => {
  const { series } = option as { series: Series[] };
  const found = series.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No series ${id}`);
  return found;
};
const days = [
  { start: Date.parse('2026-11-19T00:00+08:00'), counts: [6, 3, 1, 0], isToday: false },
  { start: Date.parse('2026-11-20T00:00+08:00'), counts: [0, 0, 0, 0], isToday: true },
];
const look = { isPercentage: false, hasCounts: false, zone: 'Australia/Perth' };
const tags = [
  { name: 'Scaffolding', counts: [5, 4, 4, 1] },
  { name: 'Nobody', counts: [0, 0, 0, 0] },
];

test('the columns of a day are its counts, with the total above', () => {
  const option = dailyOption(days, chartColors, look);
  expect(hydrationStatuses.map((id) => seriesOf(option, id).data)).toEqual([
    [6, '-'],
    [3, '-'],
    [1, '-'],
    ['-', '-'],
  ]);
  const totals = seriesOf(option, 'totals');
  expect([totals.data, totals.label?.formatter({ dataIndex: 0 })]).toEqual([[10, 0], '10']);
  expect(seriesOf(option, 'mild').label?.show).toBe(false);
});

test('five-digit totals are shortened, so that neighbours do not overlap', () => {
  const ofTotal = (total: number) => ({ start: 0, counts: [total, 0, 0, 0], isToday: false });
  const { label } = seriesOf(dailyOption([9999, 10_030].map(ofTotal), chartColors, look), 'totals');
  expect([0, 1].map((dataIndex) => label?.formatter({ dataIndex }))).toEqual(['9,999', '10K']);
});

test('a part that is too low for its border has none', () => {
  const low = { ...days[0], start: 0, counts: [0, 0, 0, 1], isToday: false };
  const high = { ...low, counts: [300, 0, 0, 1] };
  const severe = (drawn: (typeof low)[]) =>
    seriesOf(dailyOption(drawn, chartColors, look), 'severe').data;
  expect(severe([low])).toEqual([1]);
  expect(severe([low, high])).toMatchObject(
    [1, 1].map((value) => ({ value, itemStyle: { color: '#f44336', borderWidth: 0 } })),
  );
});

test('[DASH-23] as percentage a day is a hundred whatever its total, and labels still count', () => {
  const option = dailyOption(days, chartColors, { ...look, isPercentage: true, hasCounts: true });
  expect(hydrationStatuses.map((id) => seriesOf(option, id).data[0])).toEqual([60, 30, 10, '-']);
  expect(seriesOf(option, 'totals').data).toEqual([100, 0]);
  const { label } = seriesOf(option, 'mild');
  expect([label?.show, label?.formatter({ dataIndex: 0 })]).toEqual([true, '3']);
});

test('[DASH-22] a distribution has a column per bin in the fills, and with contrast in the darker ones with patterns', () => {
  const counts = hydrationStatuses.map((_, rank) =>
    Array.from({ length: binCount }, (__, bin) => (bin === 8 && rank === 1 ? 2 : 0)),
  );
  const plain = distributionOption({ counts }, chartColors, false);
  expect(seriesOf(plain, 'mild').data.indexOf(2)).toBe(8);
  expect(seriesOf(plain, 'severe').itemStyle).toMatchObject({ color: '#f44336' });
  expect(seriesOf(plain, 'severe').itemStyle?.decal).toBeUndefined();
  const contrast = distributionOption({ counts }, chartColors, true);
  const styles = hydrationStatuses.map((id) => seriesOf(contrast, id).itemStyle);
  expect(styles.map((style) => style?.color)).toEqual(['#1b5e20', '#f9a825', '#e65100', '#b71c1c']);
  expect(new Set(styles.map((style) => JSON.stringify(style?.decal))).size).toBe(4);
});

test('all tag bars are equally long, whatever the number of members; a part shows its people or its share', () => {
  const tagsLook = { isPercentage: false, hasCounts: true, kind: 'Job' };
  const few = { name: 'Two', counts: [1, 0, 0, 1] };
  const option = tagsOption([...tags, few], chartColors, tagsLook);
  expect(hydrationStatuses.map((id) => seriesOf(option, id).data)).toEqual([
    [5 / 14, '-', 1 / 2],
    [4 / 14, '-', '-'],
    [4 / 14, '-', '-'],
    [1 / 14, '-', 1 / 2],
  ]);
  const labelOf = (look: object) =>
    seriesOf(tagsOption(tags, chartColors, { ...tagsLook, ...look }), 'hydrated').label;
  expect(labelOf({})?.formatter({ dataIndex: 0 })).toBe('5');
  const shares = { hasCounts: false, isPercentage: true };
  expect(labelOf(shares)?.formatter({ dataIndex: 0 })).toBe('36\u202f%');
  expect([labelOf(shares)?.show, labelOf({ hasCounts: false })?.show]).toEqual([true, false]);
});

test('a long name has two lines, broken at a space', () => {
  expect(['Day crew', 'Haul truck maintenance', 'Maintenanceworkers'].map(inTwoLines)).toEqual([
    'Day crew',
    'Haul truck\nmaintenance',
    'Maintenanceworkers',
  ]);
});

test('the dry share is that of moderately and severely dehydrated among tested people', () => {
  expect(tags.map(({ counts }) => shareText(dryShare(counts)))).toEqual(['36\u202f%', '–']);
});

test('a label that does not fit into its part is left out', () => {
  const labelRect = { width: 12, height: 11 };
  expect(insidePart({ rect: { width: 30, height: 15 }, labelRect })).toEqual({ hideOverlap: true });
  expect(insidePart({ rect: { width: 6, height: 15 }, labelRect })).toMatchObject({ x: -1000 });
});

test('an axis of thousands has more room than one of tens', () => {
  expect(axisRoom(15_000)).toBeGreaterThan(axisRoom(75) + 20);
});

test('the axis of a history has the same name for any content', () => {
  const bounds = { min: 30, mild: 65, moderate: 100, severe: 150, max: 165 };
  const points = [{ time: 0, value: 72, tooltipLines: () => [] }];
  for (const lines of [
    [],
    [{ name: 'Ann', points, label: ['72 mOsm', 'Ann'] as [string, string] }],
  ]) {
    const option = historyOption(
      {
        ...{ lines, bounds, zone: null, uncertainty: null, labels: 'bands' },
        timeZone: 'Australia/Perth',
      },
      chartColors,
    );
    expect(JSON.stringify(option)).toContain('"name":"Hydration score (mOsm)"');
  }
});
