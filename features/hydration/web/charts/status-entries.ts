import { hydrationStates, hydrationStatuses, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import type { LegendEntry } from '#packages/ui';
import { glyphPaths } from '../hydration-glyph-paths.ts';
import { glyphMark, hydrationPalette } from '../hydration-palette.ts';
import type { ChartColors } from './history-drawing.ts';
import { statusFill } from './status-parts.ts';

/** The statuses as legend entries of a picture, in the colours of bars. */
export function statusEntries(chartColors: ChartColors, isContrast = false): LegendEntry[] {
  return hydrationStatuses.map((status) => {
    const { color, borderColor, decal } = statusFill(status, chartColors, isContrast);
    const words = hydrationWords[status].short;
    return { words, fill: color, edge: borderColor, ...(decal && { hatch: decal.color }) };
  });
}

/** The statuses as legend entries of a picture, in the colours of a history's bands. */
export function bandEntries({ theme }: ChartColors): LegendEntry[] {
  return hydrationStatuses.map((status) => {
    const { tint, edge } = hydrationPalette[theme][status];
    return { words: hydrationWords[status].short, fill: tint, edge };
  });
}

/** All states, including those without a status, as legend entries of a picture, with icons. */
export function stateEntries({ theme }: ChartColors): (LegendEntry & { state: HydrationState })[] {
  return hydrationStates.map((state) => ({
    ...{ state, words: hydrationWords[state].short, edge: hydrationPalette[theme][state].edge },
    draw: (pen) => drawGlyph(pen, state, theme),
  }));
}

/** Draws the icon of a state on a canvas, in 16 × 16 pixels at the origin. */
export function drawGlyph(
  pen: CanvasRenderingContext2D,
  state: HydrationState,
  theme: 'light' | 'dark',
): void {
  const { fill, edge } = hydrationPalette[theme][state];
  const { shape, sign, dash } = glyphPaths[state];
  const isHollow = state === 'invalid' || state === 'not_tested';
  pen.save();
  pen.setLineDash(dash?.split(' ').map(Number) ?? []);
  pen.lineWidth = 1;
  pen.fillStyle = isHollow ? 'transparent' : fill;
  pen.strokeStyle = edge;
  pen.fill(new Path2D(shape));
  pen.stroke(new Path2D(shape));
  pen.setLineDash([]);
  pen.lineWidth = 1.9;
  pen.lineCap = 'round';
  pen.strokeStyle = isHollow ? edge : glyphMark;
  pen.stroke(new Path2D(sign));
  pen.restore();
}
