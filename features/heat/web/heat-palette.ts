import type { HeatBand, RiskLevel } from '#heat/contract';
import { levelColours } from '#heat/domain';

/** The level of a risk, or 'none'. */
export type ShownLevel = RiskLevel | 'none';

/** A colour in the light and in the dark theme. */
type Pair = readonly [light: string, dark: string];

interface LevelColours {
  /** One pixel around the fill, as most fills are too pale on white. */
  edge: Pair;
  /** For text; never the fill. */
  ink: Pair;
  /** Background of a badge or a cell. */
  tint: Pair;
}

const levels: Record<ShownLevel, LevelColours> = {
  none: {
    edge: ['#7c8a97', '#cccccc'],
    ink: ['#465563', '#a8b5c1'],
    tint: ['#f3f4f5', '#31383d'],
  },
  low: {
    edge: ['#6b9400', '#b5e742'],
    ink: ['#3f5c00', '#c5ec6b'],
    tint: ['#f1fada', '#2e3c27'],
  },
  high: {
    edge: ['#a37f00', '#f8c822'],
    ink: ['#665000', '#f9d354'],
    tint: ['#fef4cf', '#383822'],
  },
  extreme: {
    edge: ['#c21822', '#fc4850'],
    ink: ['#a3121a', '#ff8b90'],
    tint: ['#ffe5e7', '#392329'],
  },
};

/** The most dangerous band has the most contrast in both themes. */
const bands: Record<HeatBand, Readonly<Record<BandPart, Pair>>> = {
  low: {
    ...{ fill: ['#d9ede3', '#2b4a41'], edge: ['#5e967b', '#4c7d6d'] },
    ...{ ink: ['#23573f', '#9fd6c1'], tint: ['#e6f1ec', '#1d332c'] },
  },
  caution: {
    ...{ fill: ['#fbe49a', '#75662a'], edge: ['#a88600', '#bfa23a'] },
    ...{ ink: ['#665000', '#fde06a'], tint: ['#fff7d1', '#393a25'] },
  },
  extreme_caution: {
    ...{ fill: ['#f6b95f', '#b4772b'], edge: ['#b5701a', '#f0a64a'] },
    ...{ ink: ['#8a4100', '#ffb350'], tint: ['#fff1db', '#3a301d'] },
  },
  danger: {
    ...{ fill: ['#e2703a', '#ee8650'], edge: ['#b44a18', '#f79060'] },
    ...{ ink: ['#8f2f0b', '#ff9d78'], tint: ['#fde9df', '#3d2a21'] },
  },
  extreme_danger: {
    ...{ fill: ['#a81e2b', '#ffb0a6'], edge: ['#a81e2b', '#ffd0ca'] },
    ...{ ink: ['#a31515', '#ffb0a6'], tint: ['#fde5e3', '#382225'] },
  },
};

/** As of a level; the ink and the tint are those of a badge. */
type BandPart = 'fill' | keyof LevelColours;

/** A colour of a risk's level, as CSS that follows the theme. */
export function levelColour(level: ShownLevel, part: 'fill' | keyof LevelColours): string {
  return part === 'fill' ? levelColours[level] : themed(levels[level][part]);
}

/** A colour of a heat index's band, as CSS that follows the theme. */
export function bandColour(band: HeatBand, part: BandPart): string {
  return themed(bands[band][part]);
}

function themed([light, dark]: Pair): string {
  return `light-dark(${light}, ${dark})`;
}
