// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRemembered } from '#packages/ui';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { NoDrinkGate } from './no-drink-gate.tsx';
import { useNoDrink } from './use-no-drink.ts';

const start = Date.parse('2026-11-20T05:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  forgetRemembered();
  vi.useRealTimers();
});

function Gate({ isEarlier }: { isEarlier: boolean }) {
  const section = useRef<HTMLElement>(null);
  const [isAnyway, setAnyway] = useState(false);
  const wait = useNoDrink('ben');
  return <NoDrinkGate {...{ wait, isEarlier, isAnyway, section }} isRefused onAnyway={setAnyway} />;
}
const open = (isEarlier = false) =>
  render(
    <MantineProvider env="test">
      <Gate isEarlier={isEarlier} />
    </MantineProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = () => screen.getByRole('region', { name: 'Before a saliva test' });

test('the countdown continues while the dialog is closed, and says when it is over', () => {
  open();
  screen.getByText('No food or drink for 15 minutes. Even a sip lowers the value.');
  press('Just now');
  expect(screen.getByRole('timer').textContent).toBe('15:00 to go');
  cleanup();
  vi.setSystemTime(start + 14 * 60_000);
  open();
  expect(screen.getByRole('timer').textContent).toBe('1:00 to go');
  cleanup();
  vi.setSystemTime(start + 15 * 60_000);
  open();
  expect(screen.getByRole('status').textContent).toBe('The 15 minutes are over.');
  expect(screen.queryByLabelText('Record anyway')).toBeNull();
});

test('a person who drank before waits for the rest, or not at all; the answer can be changed', () => {
  open();
  press('10 min ago');
  expect(screen.getByRole('timer').textContent).toBe('5:00 to go');
  expect(document.activeElement).toBe(region());
  press('Change');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(document.activeElement).toBe(region());
  press('15+ min ago');
  expect(screen.getByRole('status').textContent).toMatch(/^Noted: 15 minutes/);
});

test('missing input is reported, and skipping the wait says what that means', () => {
  open();
  expect(screen.getByRole('alert').textContent).toMatch(/^Enter when the last food or drink was/);
  press('Just now');
  expect(screen.getByRole('alert').textContent).toBe('The 15 minutes are not over yet');
  expect(screen.queryByText(/too low/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Record anyway'));
  screen.getByText('The value may be too low. The test will show that the wait was skipped.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a test that was taken earlier needs no wait', () => {
  open(true);
  screen.getByText('This test was taken earlier, so there is no need to wait.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the newer of two tests may be saved only if the earlier one may be marked', () => {
  const near = { measurement_id: 'x', time: start - 4 * 60_000, value: 72 };
  const onKeep = vi.fn();
  const show = (time: number, mayMark: boolean, isUnsent = false, online = true) =>
    render(
      <MantineProvider env="test">
        <DuplicateNotice
          {...{ time, onKeep, type: 'sosm', unit: 'mOsm', keep: 'both', online }}
          duplicate={{ ...near, mayMark, isUnsent }}
        />
      </MantineProvider>,
    );
  show(start, false);
  screen.getByText(/A test of 72 mOsm was taken within 4 min of this one/);
  expect(screen.getByLabelText<HTMLInputElement>('Keep the newer').disabled).toBe(true);
  cleanup();
  // The typed test is the older one: marking it requires no right.
  show(start - 5 * 60_000, false);
  expect(screen.getByLabelText<HTMLInputElement>('Keep the newer').disabled).toBe(false);
  cleanup();
  // The earlier one is queued on this device: it is changed before it is sent.
  show(start, false, true, false);
  expect(screen.getByLabelText<HTMLInputElement>('Keep the newer').disabled).toBe(false);
  cleanup();
  show(start, true, false, false);
  expect(screen.getByLabelText<HTMLInputElement>('Keep the newer').disabled).toBe(true);
  screen.getByText('Connect to mark the earlier test.');
  cleanup();
  show(start, true);
  fireEvent.click(screen.getByLabelText('Keep the newer'));
  expect(onKeep).toHaveBeenCalledWith('newer');
});
