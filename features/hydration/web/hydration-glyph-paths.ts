import type { HydrationState } from '#hydration/domain';

/** A glyph of 16 × 16: the filled shape, and the symbol stroked on it. */
export interface GlyphPaths {
  shape: string;
  sign: string;
  /** Dash of the outline, if the shape is not solid. */
  dash?: string;
}

const circle = 'M8 1.2a6.8 6.8 0 1 1 0 13.6a6.8 6.8 0 1 1 0-13.6Z';

/** Shapes distinguish the states without colour: circle, diamond, triangle, octagon. */
export const glyphPaths: Record<HydrationState, GlyphPaths> = {
  hydrated: { shape: circle, sign: 'M4.9 8.3l2.2 2.2l4.1-4.6' },
  mild: {
    shape:
      'M7.2 1a1.1 1.1 0 0 1 1.6 0L15 7.2a1.1 1.1 0 0 1 0 1.6L8.8 15a1.1 1.1 0 0 1-1.6 0L1 8.8a1.1 1.1 0 0 1 0-1.6Z',
    sign: 'M5.2 8h5.6',
  },
  moderate: {
    shape: 'M7.1 1.6a1 1 0 0 1 1.8 0l6.4 11.6a1 1 0 0 1-.9 1.5H1.6a1 1 0 0 1-.9-1.5Z',
    sign: 'M8 5.6v4M8 12v.1',
  },
  severe: {
    shape: 'M5.3 1.2h5.4l4.1 4.1v5.4l-4.1 4.1H5.3l-4.1-4.1V5.3Z',
    sign: 'M5.5 5.5l5 5M10.5 5.5l-5 5',
  },
  invalid: { shape: circle, sign: 'M5.2 10.8l5.6-5.6', dash: '2.4 1.9' },
  not_tested: { shape: circle, sign: '' },
};
