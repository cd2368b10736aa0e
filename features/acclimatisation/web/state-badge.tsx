import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHelpCircle,
  IconProgress,
} from '@tabler/icons-react';
import type { AcclimatisationState } from '#acclimatisation/domain';
import { stateWords } from './acclimatisation-texts.ts';
import classes from './state-badge.module.css';

const icons = {
  acclimatised: IconCircleCheck,
  returning: IconProgress,
  new: IconAlertTriangle,
  unknown: IconHelpCircle,
} satisfies Record<AcclimatisationState, unknown>;

/** How much somebody is used to the heat, as a shape and a word. */
export function StateBadge({ state }: { state: AcclimatisationState }) {
  const Icon = icons[state];
  return (
    <span className={classes['badge']} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden />
      {stateWords[state]}
    </span>
  );
}
