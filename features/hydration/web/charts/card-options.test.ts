import { expect, test } from 'vitest';
import { binCount, hydrationStatuses } from '#hydration/domain';
import { dailyOption } from './daily-option.ts';
import { distributionOption } from './distribution-option.ts';
import type { ChartInks } from './history-drawing.ts';
import { axisRoom, insidePart } from './status-parts.ts';
import { dryShare, shareText, tagsOption } from './tags-option.ts';

const inks: ChartInks = {
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
  const option = dailyOption(days, inks, look);
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

test('as percentage a day is a hundred whatever its total, and a label counts all the same', () => {
  const option = dailyOption(days, inks, { ...look, isPercentage: true, hasCounts: true });
  expect(hydrationStatuses.map((id) => seriesOf(option, id).data[0])).toEqual([60, 30, 10, '-']);
  expect(seriesOf(option, 'totals').data).toEqual([100, 0]);
  const { label } = seriesOf(option, 'mild');
  expect([label?.show, label?.formatter({ dataIndex: 0 })]).toEqual([true, '3']);
});

test('a distribution has a column per bin in the fills, and with contrast in the darker ones with patterns', () => {
  const counts = hydrationStatuses.map((_, rank) =>
    Array.from({ length: binCount }, (__, bin) => (bin === 8 && rank === 1 ? 2 : 0)),
  );
  const plain = distributionOption({ counts }, inks, false);
  expect(seriesOf(plain, 'mild').data.indexOf(2)).toBe(8);
  expect(seriesOf(plain, 'severe').itemStyle).toMatchObject({ color: '#f44336' });
  expect(seriesOf(plain, 'severe').itemStyle?.decal).toBeUndefined();
  const contrast = distributionOption({ counts }, inks, true);
  const styles = hydrationStatuses.map((id) => seriesOf(contrast, id).itemStyle);
  expect(styles.map((style) => style?.color)).toEqual(['#1b5e20', '#f9a825', '#e65100', '#b71c1c']);
  expect(new Set(styles.map((style) => JSON.stringify(style?.decal))).size).toBe(4);
});

test('a row of a tag is its people, or their share', () => {
  const tagsLook = { isPercentage: false, hasCounts: true, kind: 'Job' };
  const plain = tagsOption(tags, inks, tagsLook);
  expect(hydrationStatuses.map((id) => seriesOf(plain, id).data)).toEqual([
    [5, '-'],
    [4, '-'],
    [4, '-'],
    [1, '-'],
  ]);
  const shares = tagsOption(tags, inks, { ...tagsLook, isPercentage: true });
  expect(seriesOf(shares, 'hydrated').data).toEqual([(5 / 14) * 100, '-']);
  expect(seriesOf(shares, 'hydrated').label?.formatter({ dataIndex: 0 })).toBe('5');
});

test('the dry are the moderately and severely dehydrated among those tested', () => {
  expect(tags.map(({ counts }) => shareText(dryShare(counts)))).toEqual(['36\u202f%', '–']);
});

test('a label that its part has no room for is left out', () => {
  const labelRect = { width: 12, height: 11 };
  expect(insidePart({ rect: { width: 30, height: 15 }, labelRect })).toEqual({ hideOverlap: true });
  expect(insidePart({ rect: { width: 6, height: 15 }, labelRect })).toMatchObject({ x: -1000 });
});

test('an axis of thousands has more room than one of tens', () => {
  expect(axisRoom(15_000)).toBeGreaterThan(axisRoom(75) + 20);
});
