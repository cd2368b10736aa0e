import { Radio, SegmentedControl, Stack } from '@mantine/core';
import { dayChoices, hourChoices } from '#measurements/contract';
import type { DateFilter, DateMode } from '#measurements/contract';
import { liveWords } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';

interface Props {
  filter: DateFilter;
  page: FilterPage;
  onChange: (parts: Partial<DateFilter>) => void;
}

/** Windows that end now: live, all, the last hours, the last days. */
export function LiveChoice({ filter, page, onChange }: Props) {
  const { date_filter, last_x_days, last_x_hours } = filter;
  return (
    <Radio.Group
      aria-label="Window"
      value={date_filter}
      onChange={(mode) => onChange({ date_filter: mode as DateMode })}
    >
      <Stack gap={10}>
        <Radio value="live" label="Live" description={liveText(page)} />
        <Radio value="last_x_hours" label="Last hours" />
        {date_filter === 'last_x_hours' && (
          <Numbers
            label="Hours"
            choices={hourChoices}
            value={last_x_hours}
            onChange={(hours) => onChange({ last_x_hours: hours })}
          />
        )}
        <Radio value="last_x_days" label="Last days" />
        {date_filter === 'last_x_days' && (
          <Numbers
            label="Days"
            choices={dayChoices}
            value={last_x_days}
            onChange={(days) => onChange({ last_x_days: days })}
          />
        )}
        <Radio value="all" label="All" description="All tests" />
      </Stack>
    </Radio.Group>
  );
}

function liveText({ liveHours }: FilterPage): string {
  const words = liveWords(liveHours);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface NumbersProps {
  label: string;
  choices: readonly number[];
  value: number;
  onChange: (value: number) => void;
}

function Numbers({ label, choices, value, onChange }: NumbersProps) {
  return (
    <SegmentedControl
      fullWidth
      aria-label={label}
      data={choices.map(String)}
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
    />
  );
}
