// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MapView } from '#packages/map/web';
import type { Tag } from '#tags/contract';
import { PlaceTab } from './place-tab.tsx';

const views = vi.hoisted(() => [] as unknown[]);
vi.mock('./place-map.tsx', () => ({
  PlaceMap: ({ view }: { view: MapView }) => {
    views.push(view);
    return null;
  },
}));
vi.mock('#packages/sync/web', async (original) => ({
  ...(await original<object>()),
  useSyncStatus: () => ({ online: true }),
}));
vi.mock('./use-place.ts', () => ({ usePlace: () => ({ point: null }) }));
vi.mock('./use-place-search.ts', () => ({ usePlaceSearch: () => ({ found: [] }) }));
vi.mock('./use-address-place.ts', () => ({ useAddressPlace: () => () => null }));

afterEach(() => {
  cleanup();
  views.length = 0;
});

test.each([
  [
    { lat: -31.95, lon: 115.86 },
    { lat: -31.95, lon: 115.86, zoom: 13 },
  ],
  [{}, null],
])('[MAP-13] the map of a location at %j opens with %j', (metadata, view) => {
  const tag: Tag = {
    ...{ tag_id: 'pit', name: 'North pit', type: 'location', is_hidden: false, active: true },
    ...{ metadata, created_time: '', modified_time: '' },
  };
  render(
    <MantineProvider env="test">
      <PlaceTab tag={tag} mayChange={false} />
    </MantineProvider>,
  );
  expect(views[0]).toEqual(view);
});
