import { expect, it } from 'vitest';
import { builtAddresses } from './built-addresses.ts';
import { screenStates } from './states/screen-states.ts';
import { shotOptions } from './shot-options.ts';

it('means everything when nothing is named', () => {
  expect(shotOptions([])).toEqual({
    addresses: builtAddresses,
    states: screenStates,
    widths: [390, 768, 1440],
    themes: ['light', 'dark'],
    datasets: ['demo', 'empty', 'crowd', 'states'],
  });
});

it('takes only what is named', () => {
  const options = shotOptions(['--route', '/people', '--width', '390', '--theme', 'dark']);
  expect(options.addresses).toEqual([{ path: '/people', as: 'manager' }]);
  expect(options.widths).toEqual([390]);
  expect(options.themes).toEqual(['dark']);
});

it('takes the states of an address, whatever it is asked for', () => {
  const { states } = shotOptions(['--route', '/permissions']);
  expect(states.map(({ name }) => name)).toContain('no-match');
  expect(states.every(({ path }) => path.startsWith('/permissions'))).toBe(true);
});

it('names no picture twice', () => {
  const pictures = screenStates.map(({ path, name }) => `${path.replace(/\?.*/, '')} ${name}`);
  expect([...new Set(pictures)]).toEqual(pictures);
});

it('says what there is when a name is not known', () => {
  expect(() => shotOptions(['--width', '400'])).toThrow(
    '--width 400 is not known; there are 390, 768, 1440.',
  );
});
