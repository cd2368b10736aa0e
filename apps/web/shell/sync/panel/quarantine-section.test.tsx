// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { QuarantinedRow } from '#packages/sync/offline';
import { ZoneProvider } from '#packages/ui';
import { QuarantineSection } from './quarantine-section.tsx';

const row = (number: number): QuarantinedRow => ({
  table: 'measurements',
  id: `id-${String(number)}`,
  reason: 'Its fields cannot be read.',
  at: Date.UTC(2026, 0, 5, 6) + number * 60_000,
});
const show = (rows: readonly QuarantinedRow[]) =>
  render(
    <ZoneProvider zone="Australia/Perth">
      <QuarantineSection rows={rows} />
    </ZoneProvider>,
  );

afterEach(cleanup);

test('quarantined rows are listed with table, reason, id and time, newest first', () => {
  show(Array.from({ length: 7 }, (_, number) => row(number)));
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toHaveLength(5);
  expect(items[0]).toBe('TestsIts fields cannot be read.id-605 Jan 2026, 14:06:00');
  expect(screen.getByText('And 2 more.')).toBeDefined();
});

test('nothing is shown if no row is quarantined', () => {
  const { container } = show([]);
  expect(container.textContent).toBe('');
});
