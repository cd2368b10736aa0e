import { expect, test } from 'vitest';
import { fittedOption, fittingMedia } from './option-media.ts';

const option = {
  baseOption: { grid: { left: 46, top: 14 }, yAxis: { name: 'Score' }, series: [1] },
  media: [
    { option: {} },
    { query: { maxWidth: 480 }, option: { grid: { left: 32 }, yAxis: { name: '' } } },
  ],
};

test('a wide chart is drawn unchanged, a narrow one with its media options', () => {
  expect(fittedOption(option, 481)).toEqual(option.baseOption);
  expect(fittedOption(option, 480)).toEqual({
    grid: { left: 32, top: 14 },
    yAxis: { name: '' },
    series: [1],
  });
  expect(option.baseOption.grid.left).toBe(46);
});

test('another medium only applies beyond its width limit', () => {
  expect(fittingMedia(option, 900)).toBe(fittingMedia(option, 481));
  expect(fittingMedia(option, 480)).not.toBe(fittingMedia(option, 481));
});

test('an option without media is unchanged', () => {
  expect(fittedOption({ series: [1] }, 100)).toEqual({ series: [1] });
  expect(fittingMedia({ series: [1] }, 100)).toBe('');
});
