import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { dateText } from '#packages/kit';
import { rosterTexts as texts } from '../roster-texts.ts';
import { mondayAfter } from './week.ts';
import type { Week } from './week.ts';
import classes from './schedule.module.css';

interface WeekBarProps {
  week: Week;
  zone: string;
  /** Null: the current week. */
  onWeek: (monday: string | null) => void;
}

/** The shown week, and the way to the one before and after. */
export function WeekBar({ week, zone, onWeek }: WeekBarProps) {
  const last = (week.starts.at(-1) ?? 0) - 1;
  return (
    <Group gap={6} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.previousWeek}
        onClick={() => onWeek(mondayAfter(week, -1))}
      >
        <IconChevronLeft size={16} stroke={1.9} />
      </ActionIcon>
      <Button variant="default" onClick={() => onWeek(null)}>
        {texts.thisWeek}
      </Button>
      <ActionIcon
        variant="default"
        size={34}
        aria-label={texts.nextWeek}
        onClick={() => onWeek(mondayAfter(week, 1))}
      >
        <IconChevronRight size={16} stroke={1.9} />
      </ActionIcon>
      <span role="status" className={classes['week']}>
        {`${dateText((week.starts[0] ?? 0) + 43_200_000, zone)} – ${dateText(last, zone)}`}
      </span>
    </Group>
  );
}
