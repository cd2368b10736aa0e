// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccumulationTracker } from './accumulation-tracker.tsx';

const shown = vi.hoisted(() => ({ threshold: null as number | null, sites: [{ tag_id: 'pit' }] }));
vi.mock('#packages/sync/web', () => ({
  // It answers every read: the organisation, and a viewer without rights.
  useCopy: () => ({ data: { metadata: { _heat_index_threshold: shown.threshold }, grants: [] } }),
}));
vi.mock('#weather/web', () => ({
  useWeatherSite: () => ({ site: shown.sites[0], sites: shown.sites, keep: () => undefined }),
}));
vi.mock('./accumulation-card.tsx', () => ({
  AccumulationCard: ({ threshold, unit }: { threshold: number; unit: string }) =>
    `${String(threshold)} in ${unit}`,
}));
afterEach(cleanup);

const tracker = () =>
  render(
    <MantineProvider env="test">
      <AccumulationTracker />
    </MantineProvider>,
  );

test('[PLAT-24] without a threshold there is no tracker', () => {
  Object.assign(shown, { threshold: null, sites: [{ tag_id: 'pit' }] });
  tracker();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByText(/ in /)).toBeNull();
});

test('[PLAT-24] with a threshold there is the tracker', async () => {
  Object.assign(shown, { threshold: 38, sites: [{ tag_id: 'pit' }] });
  tracker();
  expect(await screen.findByText(/38 in F/)).toBeDefined();
});

test('[PLAT-24] with a threshold and no placed location the tracker says what is missing', () => {
  Object.assign(shown, { threshold: 38, sites: [] });
  tracker();
  expect(screen.getByRole('region', { name: 'Heat exposure accumulation' })).toBeDefined();
  expect(screen.getByText('No location has coordinates')).toBeDefined();
});
