// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccumulationPlace } from './accumulation-place.tsx';

const shown = vi.hoisted(() => ({ threshold: null as number | null, hasSite: true }));
vi.mock('#packages/sync/web', () => ({
  useCopy: () => ({ data: { metadata: { _heat_index_threshold: shown.threshold } } }),
}));
vi.mock('#weather/web', () => ({
  useWeatherSite: () => ({ site: shown.hasSite ? { tag_id: 'pit', name: 'Pit' } : undefined }),
}));
vi.mock('./accumulation-card.tsx', () => ({
  AccumulationCard: ({ threshold, unit }: { threshold: number; unit: string }) =>
    `${String(threshold)} of ${unit}`,
}));
afterEach(cleanup);

const tracker = () =>
  render(
    <MantineProvider env="test">
      <AccumulationPlace />
    </MantineProvider>,
  );

test('the tracker is there exactly where the organisation has a threshold and a location is placed', async () => {
  Object.assign(shown, { threshold: null, hasSite: true });
  expect(tracker().baseElement.textContent).not.toContain('of');
  cleanup();
  Object.assign(shown, { threshold: 38, hasSite: false });
  expect(tracker().baseElement.textContent).not.toContain('of');
  cleanup();
  Object.assign(shown, { threshold: 38, hasSite: true });
  tracker();
  expect(await screen.findByText(/38 of F/)).toBeDefined();
});
