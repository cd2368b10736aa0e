// @vitest-environment happy-dom
import { map as openMap } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outlines } from '../base-map.ts';
import type { MapBox } from '../map-types.ts';
import { keepOutlines } from './outline-layer.ts';

const drawn = vi.hoisted(() => [] as string[]);
vi.mock('./base-layer.ts', () => ({
  drawBase: (_map: unknown, first: unknown) => {
    drawn.push(String(first));
    return (next: unknown) => void drawn.push(String(next));
  },
}));
let map: LeafletMap;
beforeEach(() => void drawn.splice(0));
afterEach(() => void map.remove());

/** Outlines that are known by a name only. */
const outlines = (name: string) => name as unknown as Outlines;

function open() {
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(host);
  map = openMap(host).setView([-20, 118], 4);
  const requested: { box: MapBox; answer: (name: string | null) => Promise<void> }[] = [];
  const close = vi.fn();
  const layer = keepOutlines(map, outlines('world'), {
    within: (box) =>
      new Promise((resolve) => {
        const answer = async (name: string | null) => {
          resolve(name === null ? null : outlines(name));
          await Promise.resolve();
        };
        requested.push({ box, answer });
      }),
    close,
  });
  const go = (lat: number, lon: number, zoom: number) => {
    map.setView([lat, lon], zoom, { animate: false });
    layer.update(false);
  };
  return { layer, requested, go, close };
}

test('near views get finer outlines of three times their size, far ones those of the world', async () => {
  const { requested, go } = open();
  go(-20, 118, 5);
  expect(requested).toHaveLength(0);
  go(-20, 118, 7);
  const [{ box, answer } = { box: null, answer: null }] = requested;
  expect((box?.east ?? 0) - (box?.west ?? 0)).toBeCloseTo((3 * 800 * 360) / (256 * 2 ** 7));
  await answer?.('pilbara');
  expect(drawn).toEqual(['world', 'pilbara']);
  // Within the area, also nearer.
  go(-20.5, 118.5, 9);
  expect(requested).toHaveLength(1);
  go(-20, 118, 4);
  expect(drawn).toEqual(['world', 'pilbara', 'world']);
});

test('an answer for an earlier view is not drawn', async () => {
  const { requested, go } = open();
  go(-20, 118, 8);
  go(51, 0, 8);
  await requested[1]?.answer('london');
  await requested[0]?.answer('pilbara');
  expect(drawn).toEqual(['world', 'london']);
  go(-20, 118, 8);
  expect(drawn).toEqual(['world', 'london', 'world']);
});

test('without finer outlines those of the world stay, and the next view tries again', async () => {
  const { requested, go } = open();
  go(-20, 118, 8);
  await requested[0]?.answer(null);
  expect(drawn).toEqual(['world']);
  go(-20, 118, 9);
  expect(requested).toHaveLength(2);
});

test('nothing is loaded below tiles, and nothing drawn after the end', async () => {
  const { layer, requested, go, close } = open();
  go(-20, 118, 8);
  layer.update(true);
  await requested[0]?.answer('pilbara');
  expect(drawn).toEqual(['world']);
  go(-20, 118, 9);
  layer.close();
  await requested[1]?.answer('pilbara');
  expect(drawn).toEqual(['world']);
  expect(close).toHaveBeenCalled();
});
