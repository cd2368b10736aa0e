import { NumberInput, TextInput } from '@mantine/core';
import { dateTimeText, zonedParts } from '#packages/kit';
import { WeekdayButtons, ZonePicker } from '#packages/ui';
import type { RosterFields } from '#rosters/contract';
import { describeRoster, nextShifts } from '#rosters/domain';
import { rosterTexts as texts } from '../roster-texts.ts';
import { endsNextDay } from './roster-draft.ts';
import type { RosterDraft } from './roster-draft.ts';
import classes from './roster-dialog.module.css';

interface Props {
  draft: RosterDraft;
  /** The roster of the form; null while something is wrong. */
  roster: RosterFields | null;
  errors: Readonly<Record<string, string>>;
  now: number;
  onChange: (parts: Partial<RosterDraft>) => void;
}

/** Step 2: when the shifts are, with the result in a sentence and the next five. */
export function PlanStep({ draft, roster, errors, now, onChange }: Props) {
  const { date, start, end, timezone, interval, days_of_week } = draft;
  const toggle = (day: number) =>
    onChange({
      days_of_week: days_of_week.includes(day)
        ? days_of_week.filter((each) => each !== day)
        : [...days_of_week, day],
    });
  return (
    <div className={classes['fields']}>
      <TextInput
        type="date"
        label="Start date"
        description="Weeks are counted from the week of this date."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={date}
        error={errors['shift_start_time']}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
      <div className={classes['pair']}>
        <TextInput
          type="time"
          label="Start time"
          value={start}
          onChange={(event) => onChange({ start: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={endsNextDay(draft) ? 'End time (next day)' : 'End time'}
          value={end}
          error={errors['shift_end_time']}
          onChange={(event) => onChange({ end: event.currentTarget.value })}
        />
      </div>
      <ZonePicker
        label="Time zone"
        value={timezone}
        error={errors['timezone']}
        onChange={(next) => next !== null && onChange({ timezone: next })}
      />
      <NumberInput
        label="Every"
        suffix={interval === '1' ? ' week' : ' weeks'}
        min={1}
        max={52}
        clampBehavior="none"
        allowDecimal={false}
        value={interval}
        error={errors['interval']}
        onChange={(next) => onChange({ interval: String(next) })}
      />
      <WeekdayButtons
        label="Days"
        error={errors['days_of_week']}
        isChosen={(day) => days_of_week.includes(day)}
        onToggle={toggle}
      />
      <section className={classes['result']} aria-label="Result">
        <p>{roster === null ? texts.noResult : describeRoster(roster)}</p>
        {roster !== null && (
          <ol>
            {nextShifts(roster, now, 5).map((shift) => (
              <li key={shift.start}>{shiftText(shift, timezone)}</li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

/** 'Fri 27 Nov 2026, 06:00 – 14:00', on the clocks of the zone. */
function shiftText({ start, end }: { start: number; end: number }, zone: string): string {
  const { weekday } = zonedParts(start, zone);
  const { hour, minute } = zonedParts(end, zone);
  return `${weekday} ${dateTimeText(start, zone)} – ${hour}:${minute}`;
}
