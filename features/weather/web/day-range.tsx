import { Button, Group, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { dateText } from '#packages/kit';
import { RangePicker } from '#packages/ui';
import type { Days } from '#weather/domain';
import { weatherTexts } from './weather-texts.ts';

/** Shortcuts for days, by name. */
export interface NamedDays {
  readonly label: string;
  readonly days: Days;
}

interface Props {
  days: Days;
  today: string;
  /** The earliest and the latest day that can be chosen. */
  bounds: Days;
  named?: readonly NamedDays[];
  /** The days in words, if they have a special text. */
  text?: string;
  disabled?: boolean;
  onChange: (days: Days) => void;
}

/** The shown days, and two months to choose others from. */
export function DayRange(props: Props) {
  const { days, today, bounds, named = [], text, disabled = false, onChange } = props;
  const [opened, { toggle, close }] = useDisclosure(false);
  const words = text ?? daysText(days);
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          aria-label={`${weatherTexts.days}: ${words}`}
          rightSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
          disabled={disabled}
          onClick={toggle}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={12} maw="calc(100vw - 16px)" aria-label={weatherTexts.days}>
        {named.length > 0 && (
          <Group gap={8} mb={12}>
            {named.map((each) => (
              <Button
                key={each.label}
                size="compact-sm"
                variant="default"
                onClick={() => {
                  onChange(each.days);
                  close();
                }}
              >
                {each.label}
              </Button>
            ))}
          </Group>
        )}
        <RangePicker
          {...{ start: days.from, end: days.to, today, min: bounds.from, max: bounds.to }}
          onChange={(start, end) => onChange({ from: start, to: end })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function daysText({ from, to }: Days): string {
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
}

function dayText(day: string): string {
  return dateText(Date.parse(day), 'UTC');
}
