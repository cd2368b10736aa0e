import { riskLevelNames } from '#heat/contract';
import { riskLevel } from '#heat/domain';
import { levelColour } from './heat-palette.ts';
import { RiskBars } from './risk-bars.tsx';

interface Props {
  /** Null if there is none. */
  risk: number | null;
  /** Text if there is none. */
  none?: string;
  /** 28 pixels high, for the head of a card. */
  large?: boolean;
}

/** The badge of a risk: bars, score and the level in words. */
export function RiskBadge({ risk, none = 'Not assessed', large = false }: Props) {
  const level = risk === null ? 'none' : riskLevel(risk);
  return (
    <span
      className="ws-badge"
      data-large={large}
      data-level={level}
      style={{
        ...{ background: levelColour(level, 'tint'), color: levelColour(level, 'ink') },
        // Its corners tell a risk from a state of hydration, which is round.
        ...{ borderRadius: 6, gap: large ? 7 : 5, padding: large ? '0 11px 0 8px' : '0 8px 0 6px' },
      }}
    >
      <RiskBars level={level} size={large ? 17 : 14} />
      {risk !== null && <b style={{ fontWeight: 650 }}>{risk}</b>}
      {level === 'none' ? none : riskLevelNames[level]}
    </span>
  );
}
