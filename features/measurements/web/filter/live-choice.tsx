import { Radio, SegmentedControl, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { dayChoices, hourChoices } from '#measurements/contract';
import type { DateFilter, DateMode } from '#measurements/contract';
import { liveWords } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';

interface Props {
  filter: DateFilter;
  page: FilterPage;
  onChange: (parts: Partial<DateFilter>) => void;
}

const windows = [
  { mode: 'last_x_hours', word: 'Hours', choices: hourChoices },
  { mode: 'last_x_days', word: 'Days', choices: dayChoices },
] as const;

/** Windows that end now: live, all, the last hours, the last days. */
export function LiveChoice({ filter, page, onChange }: Props) {
  const { date_filter } = filter;
  return (
    <Radio.Group
      aria-label="Period"
      value={date_filter}
      onChange={(mode) => onChange({ date_filter: mode as DateMode })}
    >
      <Stack gap={10}>
        <Radio value="live" label="Live" description={liveText(page)} />
        {windows.map(({ mode, word, choices }) => (
          <Fragment key={mode}>
            <Radio value={mode} label={`Last ${word.toLowerCase()}`} />
            {date_filter === mode && (
              <SegmentedControl
                fullWidth
                aria-label={word}
                data={choices.map(String)}
                value={String(filter[mode])}
                onChange={(next) => onChange({ [mode]: Number(next) })}
              />
            )}
          </Fragment>
        ))}
        <Radio value="all" label="All" description="All tests" />
      </Stack>
    </Radio.Group>
  );
}

function liveText({ liveHours }: FilterPage): string {
  const words = liveWords(liveHours);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
