import { Select } from '@mantine/core';
import { countOf } from '#packages/kit';
import { hoursTexts } from './hours-texts.ts';
import { shiftLengths } from './hours-search.ts';
import type { BestHours } from './use-best-hours.ts';
import classes from './hours.module.css';

const clocks = Array.from({ length: 24 }, (_, hour) => hour);

/** Inputs for the job, the length of the shift, and the hours between which it should begin. */
export function HoursChoices({ hours }: { hours: BestHours }) {
  const { jobs, job, length, limits, choose } = hours;
  return (
    <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
      <Select
        label={hoursTexts.job}
        data={jobs.map(({ tag_id, name, workers }) => ({
          value: tag_id,
          label: `${name}, ${countOf(workers, 'worker')}`,
        }))}
        value={job?.tag_id ?? null}
        allowDeselect={false}
        onChange={(next) => next !== null && choose({ job: next })}
      />
      <NumberChoice
        label={hoursTexts.length}
        data={shiftLengths.map((value) => [value, countOf(value, 'hour')])}
        value={length}
        onChange={(next) => choose({ hours: next })}
      />
      <NumberChoice
        label={hoursTexts.notBefore}
        data={clocks.filter((each) => each <= limits.not_after).map(withClock)}
        value={limits.not_before}
        onChange={(not_before) => choose({ ...limits, not_before })}
      />
      <NumberChoice
        label={hoursTexts.notAfter}
        data={clocks.filter((each) => each >= limits.not_before).map(withClock)}
        value={limits.not_after}
        onChange={(not_after) => choose({ ...limits, not_after })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  data: readonly (readonly [value: number, label: string])[];
  value: number;
  onChange: (value: number) => void;
}

function NumberChoice({ label, data, value, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      data={data.map(([each, words]) => ({ value: String(each), label: words }))}
      value={String(value)}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  );
}

function withClock(hour: number): [number, string] {
  return [hour, `${String(hour).padStart(2, '0')}:00`];
}
