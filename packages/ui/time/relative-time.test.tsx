// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RelativeTime } from './relative-time.tsx';
import { ZoneProvider } from './zone.tsx';

const start = Date.parse('2026-11-24T05:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = (time: number) =>
  render(
    <MantineProvider env="test">
      <ZoneProvider zone="Australia/Perth">
        <RelativeTime time={time} />
      </ZoneProvider>
    </MantineProvider>,
  ).container.querySelector('time')?.textContent;

test.each([3000, 0, -1000, -59_000])('a time %d ms from now is shown as just now', (ahead) => {
  expect(shown(start + ahead)).toBe('just now');
});

test('the text follows the clock', () => {
  expect(shown(start - 40_000)).toBe('just now');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(document.querySelector('time')?.textContent).toBe('1 minute ago');
});
