import { hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { HydrationGlyph } from './hydration-glyph.tsx';
import { themed } from './hydration-palette.ts';
import { isHiddenValue, valueText } from './value-text.ts';

interface Props {
  state: HydrationState;
  /** 28 pixels high with the long name, for page headers. */
  large?: boolean;
  /** Shown with its unit after the name, in mOsm; left out if it is hidden. */
  value?: number | null;
}

/** The badge of a hydration state: shape, name and tint. */
export function HydrationBadge({ state, large = false, value = null }: Props) {
  const { short, long } = hydrationWords[state];
  const shown = isHiddenValue(value) ? null : value;
  return (
    <span
      className="ws-badge"
      data-large={large}
      data-state={state}
      style={{
        ...{ background: themed(state, 'tint'), color: themed(state, 'ink'), borderRadius: 999 },
        ...(large ? { gap: 6, padding: '0 12px 0 6px' } : { gap: 5, padding: '0 9px 0 4px' }),
      }}
    >
      <HydrationGlyph state={state} size={large ? 18 : 15} />
      {large && shown === null ? long : short}
      {shown !== null && <span style={{ fontWeight: 450 }}>{valueText(shown)}</span>}
    </span>
  );
}
