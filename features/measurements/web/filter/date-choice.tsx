import { NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { firstYear, lastFixedYear } from '#measurements/contract';
import type { DateFilter, DateMode } from '#measurements/contract';
import {
  chosenDay,
  chosenWeek,
  dateAt,
  monthNames,
  weekLabel,
  weeksInYear,
} from '#measurements/domain';
import { RangePicker } from '#packages/ui';

interface Props {
  filter: DateFilter;
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  onChange: (parts: Partial<DateFilter>) => void;
}

/** A calendar day, week or month. */
export function DateChoice({ filter, now, zone, onChange }: Props) {
  return (
    <Stack gap={10}>
      <SegmentedControl
        fullWidth
        aria-label="Length"
        data={[
          { value: 'by_date', label: 'Day' },
          { value: 'by_week', label: 'Week' },
          { value: 'by_month', label: 'Month' },
        ]}
        value={filter.date_filter}
        onChange={(mode) => onChange({ date_filter: mode as DateMode })}
      />
      <ChosenLength {...{ filter, now, zone, onChange }} />
    </Stack>
  );
}

function ChosenLength({ filter, now, zone, onChange }: Props) {
  const today = dateAt(now, zone);
  const lastYear = Math.max(lastFixedYear, today.year);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => String(lastYear - at));
  const field = (
    label: string,
    data: readonly (string | { value: string; label: string })[],
    value: number,
    onValue: (value: number) => void,
  ) => (
    <NativeSelect
      {...{ label, data, value }}
      onChange={(event) => onValue(Number(event.currentTarget.value))}
    />
  );
  const yearField = (shown: number) => field('Year', years, shown, (year) => onChange({ year }));
  if (filter.date_filter === 'by_week') {
    const monday = chosenWeek(filter, today);
    const year = filter.year ?? monday.yearOfWeek ?? monday.year;
    const weeks = Array.from({ length: weeksInYear(year) }, (_, at) => ({
      value: String(at + 1),
      label: weekLabel(year, at + 1),
    }));
    return (
      <>
        {yearField(year)}
        {field('Week', weeks, monday.weekOfYear ?? 1, (week) => onChange({ year, week }))}
      </>
    );
  }
  const day = chosenDay(filter, today);
  if (filter.date_filter === 'by_month') {
    const months = monthNames.map((label, at) => ({ value: String(at + 1), label }));
    return (
      <>
        {yearField(day.year)}
        {field('Month', months, day.month, (month) => onChange({ year: day.year, month }))}
      </>
    );
  }
  return (
    <RangePicker
      isDay
      start={day.toString()}
      end={day.toString()}
      today={today.toString()}
      min={`${String(firstYear)}-01-01`}
      max={`${String(lastYear)}-12-31`}
      onChange={(chosen) => {
        const [year, month, date] = chosen.split('-').map(Number);
        if (year !== undefined && month !== undefined && date !== undefined) {
          onChange({ year, month, day: date });
        }
      }}
    />
  );
}
