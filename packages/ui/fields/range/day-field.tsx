import { CloseButton, Input, InputBase, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { dayText } from './days.ts';
import type { Day } from './days.ts';
import { RangePicker } from './range-picker.tsx';

interface Props {
  label: string;
  /** null: none is chosen. */
  value: Day | null;
  /** Shown if none is chosen: 'Any day'. */
  placeholder: string;
  today: Day;
  min: Day;
  max: Day;
  onChange: (day: Day | null) => void;
}

/** A day, chosen from a month that opens under the field, or none. */
export function DayField({ label, value, placeholder, today, min, max, onChange }: Props) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const text = value === null ? placeholder : dayText(value);
  const shown = value ?? '';
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          label={label}
          aria-label={`${label}: ${text}`}
          pointer
          rightSection={
            value === null ? (
              <IconCalendar size={16} stroke={1.75} aria-hidden />
            ) : (
              <CloseButton
                size="sm"
                aria-label={`Clear ${label.toLowerCase()}`}
                onClick={() => onChange(null)}
              />
            )
          }
          rightSectionPointerEvents={value === null ? 'none' : 'all'}
          onClick={toggle}
        >
          {value === null ? <Input.Placeholder>{text}</Input.Placeholder> : text}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={label}>
        <RangePicker
          isDay
          start={shown}
          end={shown}
          {...{ today, min, max }}
          onChange={(day) => {
            onChange(day);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
