import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { dateText } from '#packages/kit';
import { RangePicker } from '#packages/ui';
import { pickerDays } from '#weather/domain';
import type { Days } from '#weather/domain';
import { weatherTexts } from './weather-texts.ts';

interface Props {
  days: Days;
  today: string;
  onChange: (days: Days) => void;
}

/** The days that are shown, and two months to choose others from. */
export function DayRange({ days, today, onChange }: Props) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { from, to } = pickerDays(today);
  const text =
    days.from === days.to ? dayText(days.from) : `${dayText(days.from)} – ${dayText(days.to)}`;
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          aria-label={`${weatherTexts.days}: ${text}`}
          rightSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
          onClick={toggle}
        >
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={weatherTexts.days}>
        <RangePicker
          {...{ start: days.from, end: days.to, today, min: from, max: to }}
          onChange={(start, end) => onChange({ from: start, to: end })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function dayText(day: string): string {
  return dateText(Date.parse(day), 'UTC');
}
