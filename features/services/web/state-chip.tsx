import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconFlask,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import classes from './services.module.css';

export type ChipKind = 'good' | 'invented' | 'none' | 'problem';

const icons: Record<ChipKind, Icon> = {
  good: IconCircleCheck,
  invented: IconFlask,
  none: IconCircleDashed,
  problem: IconAlertTriangle,
};

/** A state by icon and word, never by colour alone. */
export function StateChip({ kind, word }: { kind: ChipKind; word: string }) {
  const Sign = icons[kind];
  return (
    <span className={classes['chip']} data-kind={kind}>
      <Sign size={15} stroke={1.9} aria-hidden />
      {word}
    </span>
  );
}
