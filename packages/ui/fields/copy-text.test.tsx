// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { CopyText } from './copy-text.tsx';

const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <UiProvider>
      <CopyText label="Token" text="abc-123" />
    </UiProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  writeText.mockClear();
});

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const shown = () => [
  screen.getByRole('button').textContent,
  screen.getByRole('status').textContent,
];

test('[CONST-03] after copying the button says so for 2 seconds', async () => {
  expect(shown()).toEqual(['Copy', '']);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('abc-123');
  expect(shown()).toEqual(['Copied', 'Copied']);
  pass(1999);
  expect(shown()).toEqual(['Copied', 'Copied']);
  pass(1);
  expect(shown()).toEqual(['Copy', '']);
});

test('copying again shows it for 2 more seconds', async () => {
  await press();
  pass(1500);
  await press();
  pass(1500);
  expect(shown()).toEqual(['Copied', 'Copied']);
  pass(500);
  expect(shown()).toEqual(['Copy', '']);
});
