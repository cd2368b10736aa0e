import type { HydrationState } from '#hydration/domain';
import { glyphPaths } from './hydration-glyph-paths.ts';
import { glyphMark, hydrationPalette } from './hydration-palette.ts';

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
