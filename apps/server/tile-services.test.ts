import { expect, test } from 'vitest';
import { tileServicesOf } from './tile-services.ts';

test('temperature tiles are requested in the colours of the legend, with the key', () => {
  const { base, temperature } = tileServicesOf({
    base: undefined,
    temperature: {
      ...{ url: 'https://sky.example/TA2/{z}/{x}/{y}?opacity=0.6', key: 'a b' },
      attribution: 'Sky',
    },
  });
  expect(base).toBeUndefined();
  const address = new URL((temperature?.url ?? '').replaceAll(/[{}]/g, ''));
  expect(address.pathname).toBe('/TA2/z/x/y');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ opacity: '0.6', appid: 'a b', fill_bound: 'true' },
    palette:
      '-0.01:3f51b5;0:03a9f4;9.99:03a9f4;10:4caf50;19.99:4caf50;20:ffeb3b;29.99:ffeb3b;' +
      '30:ff9800;39.99:ff9800;40:f44336',
  });
});

test('base tiles are requested by the configured URL, and cached for a week', () => {
  const base = { url: 'https://map.example/{z}/{x}/{y}.png?key=ours', attribution: 'Map' };
  expect(tileServicesOf({ base, temperature: undefined })).toEqual({
    base: { ...base, youth: 604_800 },
  });
});
