import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { firstYear, lastFixedYear } from '#measurements/contract';
import type { DateFilter } from '#measurements/contract';
import { customRange, dateAt, filterWords } from '#measurements/domain';
import { RangePicker } from '#packages/ui';

interface Props {
  filter: DateFilter;
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  onChange: (parts: Partial<DateFilter>) => void;
}

const times = [
  { key: 'start_time', word: 'From', day: 'first', whole: '00:00' },
  { key: 'end_time', word: 'To', day: 'last', whole: '23:59' },
] as const;

/** A range of days, with start and end time, or the hours of each day. */
export function CustomChoice({ filter, now, zone, onChange }: Props) {
  const today = dateAt(now, zone);
  const { start_date = today.toString(), end_date = today.toString() } = filter;
  const days = customRange({ ...filter, start_date, end_date, limit_to_hours: true }, today);
  const { limit_to_hours } = filter;
  return (
    <Stack gap={10}>
      <RangePicker
        start={days.start_date}
        end={days.end_date}
        today={today.toString()}
        min={`${String(firstYear)}-01-01`}
        max={`${String(Math.max(lastFixedYear, today.year))}-12-31`}
        onChange={(start, end) => onChange({ start_date: start, end_date: end })}
      />
      <Group gap={10} grow>
        {times.map(({ key, word, day, whole }) => (
          <TextInput
            key={key}
            type="time"
            label={`${word}, ${limit_to_hours ? 'each day' : `on the ${day} day`}`}
            value={filter[key]}
            onChange={({ currentTarget: { value } }) => onChange({ [key]: value || whole })}
          />
        ))}
      </Group>
      <Checkbox
        label="Only these hours of each day"
        description="If the end is before the start, the hours continue past midnight."
        checked={limit_to_hours}
        onChange={(event) => onChange({ limit_to_hours: event.currentTarget.checked })}
      />
      <Text size="sm" fw={600}>
        {filterWords(filter, now, zone).days}
      </Text>
    </Stack>
  );
}
