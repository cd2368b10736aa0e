import { expect, test } from 'vitest';
import { layoutPicture, wrapped } from './draw-picture.ts';
import type { PictureParts } from './picture-parts.ts';

const measure = (text: string) => text.length * 6;
const parts = (more: Partial<PictureParts> = {}): PictureParts => ({
  words: {
    ...{ title: 'Hydration status', subtitle: 'People by latest valid test' },
    sentence: 'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests',
    made: 'Generated 20 Nov 2026, 13:42 (GMT+08:00)',
  },
  legend: { entries: ['Hydrated', 'Mild'].map((words) => ({ words, fill: '#1', edge: '#2' })) },
  body: { width: 640, height: 200, draw: () => undefined },
  ...more,
});

test('[DASH-04] a picture has title, what is counted, filter, date, figure and legend from top to bottom', () => {
  const { texts, body, width, height } = layoutPicture(parts(), measure);
  expect(texts.map(({ text }) => text)).toEqual([
    'Hydration status',
    'People by latest valid test',
    'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests',
    'Generated 20 Nov 2026, 13:42 (GMT+08:00)',
    ...['Hydrated', 'Mild'],
  ]);
  const lines = texts.map(({ y }) => y);
  expect(lines.slice(0, 4)).toEqual(lines.slice(0, 4).toSorted((a, b) => a - b));
  expect(lines[3]).toBeLessThan(body.y);
  expect(lines[4]).toBeGreaterThan(body.y + 200);
  expect(lines[5]).toBe(lines[4]);
  expect([width, height > (lines[4] ?? 0) + 10]).toEqual([680, true]);
});

test('a long filter is wrapped, within the picture', () => {
  const sentence = Array.from({ length: 40 }, (_, at) => `Location ${String(at)}`).join(', ');
  const { texts, width } = layoutPicture(
    parts({ words: { title: 'A', sentence, made: 'B' } }),
    measure,
  );
  const lines = texts.slice(1, -3).map(({ text }) => text);
  expect(lines.join(' ')).toBe(sentence);
  expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width - 40);
  expect(new Set(texts.slice(0, -2).map(({ y }) => y)).size).toBe(texts.length - 2);
});

test('a legend with values is right of the figure, and no entry leaves the picture', () => {
  const entries = Array.from({ length: 6 }, (_, at) => ({
    ...{ words: `State ${String(at)}`, value: String(at), fill: '#1', edge: '#2' },
  }));
  const body = { width: 200, height: 100, draw: () => undefined };
  const placed = layoutPicture(parts({ legend: { entries, isBeside: true }, body }), measure);
  for (const { x, y } of placed.marks) {
    expect(x).toBeGreaterThan(placed.body.x + 200);
    expect(y).toBeLessThan(placed.height - 20);
  }
  expect(placed.texts.filter(({ isRight }) => isRight).map(({ text }) => text)).toHaveLength(6);
});

test('many legend entries are wrapped into rows', () => {
  const entries = Array.from({ length: 20 }, (_, at) => ({
    words: `Person ${String(at)}`,
    edge: '#2',
  }));
  const { marks, width, height } = layoutPicture(parts({ legend: { entries } }), measure);
  expect(new Set(marks.map(({ y }) => y)).size).toBeGreaterThan(1);
  expect(Math.max(...marks.map(({ x }) => x))).toBeLessThan(width - 20);
  expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(height);
});

test('a word that is wider than the line is broken', () => {
  expect(wrapped('ab abcdefgh c', 24, measure)).toEqual(['ab', 'abcd', 'efgh', 'c']);
  expect(wrapped('', 24, measure)).toEqual([]);
});
