// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRemembered } from '#packages/ui';
import { NearNotice } from './near-notice.tsx';
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

function Gate({ mayTell = true }: { mayTell?: boolean }) {
  return <NoDrinkGate wait={useNoDrink('ben')} mayTell={mayTell} />;
}
const open = (mayTell = true) =>
  render(
    <MantineProvider env="test">
      <Gate mayTell={mayTell} />
    </MantineProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the countdown goes on while the dialog is closed, and says when it is over', () => {
  open();
  screen.getByText('No food and no drink for 15 minutes: a sip lowers the value.');
  press('Start 15 minutes');
  expect(screen.getByRole('timer').textContent).toBe('15:00 to go');
  cleanup();
  vi.setSystemTime(start + 14 * 60_000);
  open();
  expect(screen.getByRole('timer').textContent).toBe('1:00 to go');
  cleanup();
  vi.setSystemTime(start + 15 * 60_000);
  open();
  expect(screen.getByRole('status').textContent).toBe('The 15 minutes are over.');
});

test('who measures somebody else may say that the time has passed, nobody for themselves', () => {
  open(false);
  expect(screen.queryByRole('button', { name: 'Already waited' })).toBeNull();
  cleanup();
  open();
  press('Already waited');
  expect(screen.getByRole('status').textContent).toMatch(/^Noted: 15 minutes/);
});

test('a countdown can be stopped', () => {
  open();
  press('Start 15 minutes');
  press('Stop');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Start 15 minutes' })).toBeTruthy();
});

test('of two tests the newer may be kept only where the earlier one may be marked', () => {
  const near = { measurement_id: 'x', time: start - 4 * 60_000, value: 72, mayMark: false };
  const onKeep = vi.fn();
  const show = (time: number, mayMark: boolean) =>
    render(
      <MantineProvider env="test">
        <NearNotice
          {...{ time, onKeep, unit: 'mOsm', keep: 'both', online: true }}
          near={{ ...near, mayMark }}
        />
      </MantineProvider>,
    );
  show(start, false);
  screen.getByText(/There is a test of 72 mOsm 4 min away/);
  expect(screen.getByLabelText<HTMLInputElement>('Keep the newer').disabled).toBe(true);
  cleanup();
  // The one that is typed is the older one: putting it aside needs nobody's right.
  show(start - 5 * 60_000, false);
  expect(screen.getByLabelText<HTMLInputElement>('Keep the newer').disabled).toBe(false);
  cleanup();
  show(start, true);
  fireEvent.click(screen.getByLabelText('Keep the newer'));
  expect(onKeep).toHaveBeenCalledWith('newer');
});
