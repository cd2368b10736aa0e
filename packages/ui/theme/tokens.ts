/** The value of a token in each colour scheme. */
export interface Token {
  readonly light: string;
  readonly dark: string;
}

const both = (light: string, dark: string): Token => ({ light, dark });

/** All colours of the frame; `tokens.css` has the same list as CSS variables `--ws-<name>`. */
export const tokens = {
  ground: both('#f3f5f7', '#0d1317'),
  surface: both('#ffffff', '#141c22'),
  sunken: both('#edf0f3', '#10171c'),
  raised: both('#ffffff', '#1a242c'),
  text: both('#14202b', '#e7ecf0'),
  text2: both('#465563', '#a8b5c1'),
  text3: both('#5f6e7c', '#8494a2'),
  border: both('#e0e5ea', '#25303a'),
  border2: both('#cbd3da', '#34424e'),
  field: both('#7c8a97', '#66757f'),
  grid: both('#e9edf0', '#1f2a32'),
  axis: both('#aeb9c3', '#4a5965'),
  accent: both('#0a5a60', '#5cc4c6'),
  'accent-hover': both('#08484d', '#7ad3d4'),
  'on-accent': both('#ffffff', '#04282a'),
  'accent-tint': both('#e2f0f0', '#16323a'),
  'on-accent-tint': both('#0a5a60', '#7ad3d4'),
  'row-selected': both('#eaf4f4', '#152b31'),
  'row-hover': both('#f6f8f9', '#18222a'),
  danger: both('#b71c1c', '#b71c1c'),
  'danger-ink': both('#a31515', '#ff8f86'),
  'danger-tint': both('#fde5e3', '#382225'),
  'good-ink': both('#1b5e20', '#81d085'),
  'good-edge': both('#2e7d32', '#4caf50'),
  'count-dot': both('#c62828', '#c62828'),
  inverse: both('#14202b', '#e7ecf0'),
  'on-inverse': both('#ffffff', '#14202b'),
} as const satisfies Record<string, Token>;

export type TokenName = keyof typeof tokens;

/** Strokes of up to six lines in a chart, in order; never for text. */
export const lineColours = {
  light: ['#0a5a60', '#7b78cc', '#9a4510', '#3f7cbf', '#b95c9e', '#7f8c22'],
  dark: ['#5cc4c6', '#8b84e8', '#f2b27c', '#4e94de', '#f0b8dc', '#a3ad3f'],
} as const;

/** Dashes for `lineColours`, as two of the hues look equal to colour-blind people. */
export const lineDashes: readonly ('solid' | readonly number[])[] = [
  'solid',
  [6, 3],
  [2, 3],
  [9, 3, 2, 3],
  'solid',
  [5, 2],
];

/** The CSS that follows the colour scheme: `var(--ws-text2)`. */
export function token(name: TokenName): string {
  return `var(--ws-${name})`;
}
