import type { HydrationState } from '#hydration/domain';

/** Colours of one state in one theme. */
export interface StateColours {
  fill: string;
  /** One pixel around every fill, as most fills are too pale on white. */
  edge: string;
  /** For text; never the fill. */
  ink: string;
  /** Background of a badge and of a chart's band. */
  tint: string;
}

type Palette = Record<HydrationState, StateColours>;

const light: Palette = {
  hydrated: { fill: '#4caf50', edge: '#2e7d32', ink: '#1b5e20', tint: '#e6f4e7' },
  mild: { fill: '#fdd835', edge: '#a88600', ink: '#665000', tint: '#fff7d1' },
  moderate: { fill: '#ff9800', edge: '#c25e00', ink: '#8a4100', tint: '#fff1db' },
  severe: { fill: '#f44336', edge: '#b71c1c', ink: '#a31515', tint: '#fde5e3' },
  invalid: { fill: '#9aa5b1', edge: '#66747f', ink: '#465563', tint: '#f1f2f4' },
  not_tested: { fill: 'transparent', edge: '#7c8a97', ink: '#465563', tint: '#edf0f3' },
};

const dark: Palette = {
  hydrated: { fill: '#4caf50', edge: '#4caf50', ink: '#81d085', tint: '#1d3429' },
  mild: { fill: '#fdd835', edge: '#fdd835', ink: '#fde06a', tint: '#393a25' },
  moderate: { fill: '#ff9800', edge: '#ff9800', ink: '#ffb350', tint: '#3a301d' },
  severe: { fill: '#f44336', edge: '#f44336', ink: '#ff8f86', tint: '#382225' },
  invalid: { fill: '#9aa5b1', edge: '#9aa5b1', ink: '#a8b5c1', tint: '#293239' },
  not_tested: { fill: 'transparent', edge: '#66757f', ink: '#a8b5c1', tint: '#1a242c' },
};

export const hydrationPalette = { light, dark } as const;

/** Colour of the symbol inside a glyph: dark on every fill, in both themes. */
export const glyphMark = '#14202b';

/** A CSS colour that follows the theme. */
export function themed(state: HydrationState, part: keyof StateColours): string {
  return `light-dark(${light[state][part]}, ${dark[state][part]})`;
}
