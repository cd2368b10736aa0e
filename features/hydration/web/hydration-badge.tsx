import { hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { HydrationGlyph } from './hydration-glyph.tsx';
import { themed } from './hydration-palette.ts';
import classes from './hydration-badge.module.css';

interface Props {
  state: HydrationState;
  /** 28 pixels high with the long word, for a page's head. */
  large?: boolean;
  /** Shown with its unit behind the word, in mOsm. */
  value?: number | null;
}

/** The one look of a hydration state: shape, word and tint. */
export function HydrationBadge({ state, large = false, value = null }: Props) {
  const { short, long } = hydrationWords[state];
  return (
    <span
      className={classes['badge']}
      data-large={large}
      data-state={state}
      style={{ background: themed(state, 'tint'), color: themed(state, 'ink') }}
    >
      <HydrationGlyph state={state} size={large ? 18 : 15} />
      {large && value === null ? long : short}
      {value !== null && <span className={classes['value']}>{valueText(value)}</span>}
    </span>
  );
}

/** A value as it is written: at most one decimal, a narrow space, the unit. */
export function valueText(value: number): string {
  return `${String(Math.round(value * 10) / 10)}\u202fmOsm`;
}
