import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ScoreBand } from '#compliance/contract';
import { bandOf } from '#compliance/domain';
import { bandWords, complianceTexts as texts } from './compliance-texts.ts';
import classes from './band-badge.module.css';

const signs: Record<ScoreBand, Icon> = {
  green: IconCircleCheck,
  orange: IconAlertTriangle,
  red: IconCircleX,
};

interface Props {
  /** Null if nothing was due. */
  percent: number | null;
  /** Only the sign, in a table: its word is for screen readers. */
  isSmall?: boolean;
}

/** A percentage with the sign and the word of its band. */
export function BandBadge({ percent, isSmall = false }: Props) {
  if (percent === null) return <span className={classes['none']}>{texts.noData}</span>;
  const band = bandOf(percent);
  const Sign = signs[band];
  return (
    <span className={classes['badge']} data-band={band}>
      <b>{percent} %</b>
      <span className={classes['band']} title={isSmall ? bandWords[band] : undefined}>
        <Sign size={isSmall ? 14 : 15} stroke={1.9} aria-hidden />
        <span className={isSmall ? 'ws-only-heard' : undefined}>{bandWords[band]}</span>
      </span>
    </span>
  );
}
