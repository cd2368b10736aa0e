import type { HydrationState } from '#hydration/domain';
import { glyphPaths } from './hydration-glyph-paths.ts';
import { glyphMark, themed } from './hydration-palette.ts';

interface Props {
  state: HydrationState;
  /** Edge length in pixels. */
  size?: number;
  /** Label for screen readers; omit it if the name is beside the icon. */
  label?: string;
}

/** The icon of a state: its shape says the same as its colour. */
export function HydrationGlyph({ state, size = 16, label }: Props) {
  const { shape, sign, dash } = glyphPaths[state];
  const isHollow = state === 'invalid' || state === 'not_tested';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      style={{ flex: 'none', display: 'block' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d={shape}
        style={{
          fill: isHollow ? 'none' : themed(state, 'fill'),
          stroke: themed(state, 'edge'),
          strokeWidth: isHollow ? 1.3 : 1,
          strokeDasharray: dash,
        }}
      />
      <path
        d={sign}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{
          stroke: isHollow ? themed(state, 'edge') : glyphMark,
          strokeWidth: isHollow ? 1.4 : 1.9,
        }}
      />
    </svg>
  );
}
