// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ImportingStep, VerifyingStep } from './working-step.tsx';

afterEach(cleanup);

test('while a file is read no percentage is shown, as it is unknown', () => {
  render(<VerifyingStep name="crew.csv" />, { wrapper: MantineProvider });
  const bar = screen.getByRole('progressbar', { name: 'Reading the file' });
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
});

test('while people are imported the progress is shown', () => {
  render(<ImportingStep done={500} total={2000} />, { wrapper: MantineProvider });
  const bar = screen.getByRole('progressbar', { name: 'Importing people' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByRole('status').textContent).toBe('Importing people: 500 of 2,000');
});
