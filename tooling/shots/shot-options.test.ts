import { expect, it } from 'vitest';
import { cell, ruleList } from '../../docs/rules/rule-list.ts';
import { builtAddresses } from './built-addresses.ts';
import { screenStates } from './states/screen-states.ts';
import { shotOptions } from './shot-options.ts';

it('means everything without options', () => {
  expect(shotOptions([])).toEqual({
    addresses: builtAddresses,
    states: screenStates,
    widths: [390, 768, 1440],
    themes: ['light', 'dark'],
    datasets: ['demo', 'empty', 'crowd', 'states'],
  });
});

it('takes only the given ones', () => {
  const options = shotOptions(['--route', '/people', '--width', '390', '--theme', 'dark']);
  expect(options.addresses).toEqual([{ path: '/people', as: 'manager' }]);
  expect(options.widths).toEqual([390]);
  expect(options.themes).toEqual(['dark']);
});

it('takes the states of an address, with any other option', () => {
  const { states } = shotOptions(['--route', '/permissions']);
  expect(states.map(({ name }) => name)).toContain('no-match');
  expect(states.every(({ path }) => path.startsWith('/permissions'))).toBe(true);
});

it('takes no picture twice', () => {
  const pictures = screenStates.map(({ path, name }) => `${path.replace(/\?.*/, '')} ${name}`);
  expect([...new Set(pictures)]).toEqual(pictures);
});

it('lists the possible names for an unknown one', () => {
  expect(() => shotOptions(['--width', '400'])).toThrow(
    '--width 400 is not known; there are 390, 768, 1440.',
  );
});

it('has every address without an id, to look at it and to enter scripts as its texts', () => {
  const built = [...builtAddresses, ...screenStates].map(({ path }) => path.replace(/[?#].*/, ''));
  const routes = ruleList('routes').map((row) => cell(row, 'path'));
  const missing = routes.filter((path) => !path.includes('{') && !built.includes(path));
  // It leads on to the first screen at once.
  expect(missing).toEqual(['/start']);
});
