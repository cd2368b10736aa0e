import { parseArgs } from 'node:util';
import { builtAddresses } from './built-addresses.ts';
import type { BuiltAddress } from './built-addresses.ts';
import { screenStates } from './states/screen-states.ts';
import type { ScreenState } from './states/stage.ts';

export const widths = { 1440: 900, 768: 1024, 390: 844 } as const;
export const themes = ['light', 'dark'] as const;
/** 'states' has all states of a screen, the others every address as it opens. */
export const datasets = ['demo', 'empty', 'crowd', 'states'] as const;

export type Dataset = (typeof datasets)[number];
export type Theme = (typeof themes)[number];

export interface ShotOptions {
  readonly addresses: readonly BuiltAddress[];
  readonly states: readonly ScreenState[];
  readonly widths: readonly number[];
  readonly themes: readonly Theme[];
  readonly datasets: readonly Dataset[];
}

/**
 * Reads `--route /people --width 390 --theme dark --data empty`, each repeatable; missing options
 * mean all. Throws with the possible values for an unknown one.
 */
export function shotOptions(argv: readonly string[]): ShotOptions {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: { route: many, width: many, theme: many, data: many },
  });
  const routes = [
    ...new Set([...builtAddresses, ...screenStates].map(({ path }) => path.replace(/\?.*/, ''))),
  ];
  const chosen = chosenOf('route', values.route, routes);
  return {
    addresses: builtAddresses.filter(({ path }) => chosen.includes(path)),
    states: screenStates.filter(({ path }) => chosen.includes(path.replace(/\?.*/, ''))),
    widths: chosenOf('width', values.width?.map(Number), Object.keys(widths).map(Number)),
    themes: chosenOf('theme', values.theme, themes),
    datasets: chosenOf('data', values.data, datasets),
  };
}

function chosenOf<One extends string | number>(
  name: string,
  wanted: readonly (string | number)[] | undefined,
  all: readonly One[],
): One[] {
  const unknown = wanted?.find((one) => !all.some((known) => known === one));
  if (unknown !== undefined) {
    throw new Error(`--${name} ${unknown} is not known; there are ${all.join(', ')}.`);
  }
  return all.filter((one) => wanted === undefined || wanted.includes(one));
}
