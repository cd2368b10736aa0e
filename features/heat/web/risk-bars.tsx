import { riskLevels } from '#heat/domain';
import { levelColour } from './heat-palette.ts';
import type { ShownLevel } from './heat-palette.ts';

interface Props {
  level: ShownLevel;
  /** Height in pixels. */
  size?: number;
}

/** Three rising bars, filled up to the level; always beside its name. */
export function RiskBars({ level, size = 14 }: Props) {
  const filled = level === 'none' ? 0 : riskLevels.indexOf(level) + 1;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      style={{ flex: 'none', display: 'block' }}
      aria-hidden="true"
    >
      {riskLevels.map((each, index) => (
        <rect
          key={each}
          x={1 + index * 4.25}
          y={9 - index * 4}
          width="3.25"
          height={4.5 + index * 4}
          rx="0.75"
          strokeWidth="0.9"
          style={{
            fill: index < filled ? levelColour(level, 'fill') : 'none',
            stroke: levelColour(level, 'edge'),
          }}
        />
      ))}
    </svg>
  );
}
