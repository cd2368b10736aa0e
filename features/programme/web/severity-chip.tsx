import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { Severity } from '#programme/contract';
import { severityNames } from './programme-texts.ts';
import classes from './severity-chip.module.css';

const signs = { high: IconCircleX, medium: IconAlertTriangle, low: IconInfoCircle } as const;

/** How severe a gap is, with its sign. */
export function SeverityChip({ severity }: { severity: Severity }) {
  const Sign = signs[severity];
  return (
    <span className={classes['chip']} data-severity={severity}>
      <Sign size={15} stroke={1.9} aria-hidden />
      {severityNames[severity]}
    </span>
  );
}
