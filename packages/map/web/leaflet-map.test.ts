// @vitest-environment happy-dom
import { Map as LeafletMap } from 'leaflet';
import { afterEach, expect, test, vi } from 'vitest';
import { openLeafletMap } from './leaflet-map.ts';
import type { MapView } from './map-types.ts';

vi.mock('./layers/outline-layer.ts', () => ({
  keepOutlines: () => ({ update: () => {}, close: () => {} }),
}));
vi.mock('./layers/graticule-layer.ts', () => ({ keepGraticule: () => ({ rooms: () => [] }) }));

afterEach(() => vi.restoreAllMocks());

function open(view: MapView) {
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(host);
  const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds');
  const zooms: number[] = [];
  const map = openLeafletMap(host, { countries: [] } as never, view, {
    ...{ onNames: () => {}, onPick: () => {}, onMarker: () => {}, onOpen: () => {} },
    onView: (_box, zoom) => zooms.push(zoom),
  });
  map.close();
  return { fit, zoom: zooms.at(-1) };
}

test('[MAP-15] an area that is fitted gets 5 percent of its size as padding at each side', () => {
  const box = { south: -30, north: -10, west: 110, east: 150 };
  const { fit } = open({ box, padding: 5, nearest: 13 });
  const [bounds] = fit.mock.calls[0] ?? [];
  expect(JSON.parse(JSON.stringify(bounds))).toEqual({
    ...{ _southWest: { lat: -31, lng: 108 }, _northEast: { lat: -9, lng: 152 } },
  });
});

test('a small area is shown no nearer than its maximum zoom, a point at its zoom', () => {
  const box = { south: -30, north: -29.9999, west: 110, east: 110.0001 };
  expect(open({ box, padding: 5, nearest: 13 }).zoom).toBe(13);
  expect(open({ lat: -30, lon: 110, zoom: 13 }).zoom).toBe(13);
});

test('a map that is closed hears of no change of the window before', async () => {
  const measured = vi.spyOn(LeafletMap.prototype, 'invalidateSize');
  const host = document.createElement('div');
  document.body.append(host);
  const map = openLeafletMap(host, { countries: [] } as never, null, {
    ...{ onNames: () => {}, onPick: () => {}, onMarker: () => {}, onOpen: () => {} },
    onView: () => {},
  });
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(measured).not.toHaveBeenCalled();
  map.close();
});
