// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ZoneProvider } from '../time/zone.tsx';
import { fileName, useFileName } from './file-name.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['Pit "North"\r\nX-Injected: yes', 'pit-north-x-injected-yes'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\a.exe', 'c-windows-a-exe'],
  ['Zürich Süd', 'zürich-süd'],
  ['a\u202Egnp.exe\u0000', 'a-gnp-exe'],
])('a file of %j is named %s and the date', (words, core) => {
  expect(fileName(words, 'csv', '2026-11-24')).toBe(`${core}-2026-11-24.csv`);
});

test("[U-103] a file carries the date of the organisation's zone, not that of the device or of UTC", () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T20:30:00Z') });
  const nameIn = (zone: string) =>
    renderHook(() => useFileName(), {
      wrapper: ({ children }) => <ZoneProvider zone={zone}>{children}</ZoneProvider>,
    }).result.current('hydration-status', 'png');
  expect(nameIn('Australia/Perth')).toBe('hydration-status-2026-11-24.png');
  expect(nameIn('America/New_York')).toBe('hydration-status-2026-11-23.png');
});
