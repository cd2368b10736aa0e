import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconProgress,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { CourseState } from '#education/contract';
import { useCourseTexts } from '../learner/course-texts.ts';
import classes from './state-badge.module.css';

const signs: Record<CourseState, Icon> = {
  Assigned: IconCircle,
  Started: IconProgress,
  Passed: IconCircleCheck,
  Failed: IconCircleX,
  Overdue: IconAlertTriangle,
  Expired: IconClockX,
};

/** The state of a course: a sign and a word. */
export function StateBadge({ state }: { state: CourseState }) {
  const { t } = useCourseTexts();
  const Sign = signs[state];
  return (
    <span className={classes['badge']} data-state={state}>
      <Sign size={15} stroke={1.9} aria-hidden />
      {t(`state${state}`)}
    </span>
  );
}
