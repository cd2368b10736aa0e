// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RangePicker } from './range-picker.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Trial({ onRange }: { onRange?: (range: [string, string]) => void }) {
  const [[start, end], setRange] = useState<[string, string]>(['2026-11-16', '2026-11-20']);
  return (
    <MantineProvider env="test">
      <RangePicker
        {...{ start, end, today: '2026-11-20', min: '2017-01-01', max: '2026-12-31' }}
        onChange={(first, last) => {
          setRange([first, last]);
          onRange?.([first, last]);
        }}
      />
    </MantineProvider>
  );
}
const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const day = (name: RegExp) => screen.getByRole('button', { name });

test('[DASH-18] two months are side by side, each week with its number, from Monday', () => {
  render(<Trial />);
  expect(months()).toEqual(['October 2026', 'November 2026']);
  const november = within(screen.getByRole('grid', { name: 'November 2026' }));
  expect(november.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    '44',
    '45',
    '46',
    '47',
    '48',
    '49',
  ]);
  expect(november.getAllByRole('columnheader').map((one) => one.textContent?.slice(2))).toEqual([
    'Week',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(november.getAllByRole('gridcell', { selected: true })).toHaveLength(5);
});

test('two presses are a range, in any order', () => {
  const onRange = vi.fn();
  render(<Trial onRange={onRange} />);
  fireEvent.click(day(/Wednesday 18 November 2026/));
  expect(onRange).toHaveBeenLastCalledWith(['2026-11-18', '2026-11-18']);
  expect(screen.getByRole('status').textContent).toBe('Select the last day');
  fireEvent.click(day(/Saturday 31 October 2026/));
  expect(onRange).toHaveBeenLastCalledWith(['2026-10-31', '2026-11-18']);
});

test('keys move by days, weeks and months, and change the visible month', () => {
  render(<Trial />);
  const here = () => document.activeElement?.getAttribute('data-day');
  day(/Friday 20 November 2026/).focus();
  for (const [key, to] of [
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-14'],
    ['Home', '2026-11-09'],
    ['End', '2026-11-15'],
    ['PageDown', '2026-12-15'],
    ['ArrowDown', '2026-12-22'],
    ['PageUp', '2026-11-22'],
    ['PageUp', '2026-10-22'],
    ['ArrowLeft', '2026-10-21'],
  ]) {
    press(key ?? '');
    expect(here()).toBe(to);
  }
  expect(months()).toEqual(['October 2026', 'November 2026']);
  for (let month = 0; month < 4; month += 1) press('PageDown');
  // It stops at the last day.
  expect(here()).toBe('2026-12-31');
});

test('a narrow screen has one month, with buttons to change it', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<Trial />);
  expect(months()).toEqual(['November 2026']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(months()).toEqual(['October 2026']);
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});
