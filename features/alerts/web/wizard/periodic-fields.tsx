import { NativeSelect, TextInput } from '@mantine/core';
import { repeatUnits } from '#alerts/contract';
import { toggledWeekday, withUnit } from '#alerts/domain';
import { WeekdayButtons, ZonePicker } from '#packages/ui';
import { NumberField } from './number-field.tsx';
import { draftOfTrigger, roundedText, triggerOfDraft } from './rule-draft.ts';
import type { DraftOf } from './rule-draft.ts';
import type { TriggerProps } from './step-props.ts';
import classes from './wizard.module.css';

/** Fields of a scheduled reminder. */
export function PeriodicFields({ trigger, errors, setting, onChange }: TriggerProps<'periodic'>) {
  const change = (parts: Partial<DraftOf<'periodic'>>) => onChange({ ...trigger, ...parts });
  const { start, end, timezone, unit, every_n, byweekday } = trigger;
  return (
    <>
      <div className={classes['pair']}>
        <TextInput
          type="datetime-local"
          label="First reminder"
          description="Rounded up to the next 5 minutes."
          step={300}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={start}
          error={errors['start']}
          onChange={(event) => change({ start: event.currentTarget.value })}
          onBlur={() => change({ start: roundedText(start, timezone) })}
        />
        <TextInput
          type="datetime-local"
          label="End"
          description="Optional. Leave empty to repeat indefinitely."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={end}
          error={errors['end']}
          onChange={(event) => change({ end: event.currentTarget.value })}
        />
      </div>
      <ZonePicker
        label="Time zone"
        value={timezone}
        error={errors['timezone']}
        onChange={(next) => change({ timezone: next })}
      />
      <div className={classes['pair']}>
        <NumberField
          label="Repeat every"
          unit={unit === 'day' ? 'days' : 'weeks'}
          value={every_n}
          error={errors['every_n']}
          onChange={(next) => change({ every_n: next })}
        />
        <NativeSelect
          label="Repeat unit"
          data={repeatUnits.map((value) => ({ value, label: value === 'day' ? 'Days' : 'Weeks' }))}
          value={unit}
          onChange={({ currentTarget: { value } }) => {
            const next = repeatUnits.find((each) => each === value);
            if (next !== undefined) onChange(repeatedBy(trigger, next, setting.unit));
          }}
        />
      </div>
      {unit === 'week' && (
        <WeekdayButtons
          label="On"
          error={errors['byweekday']}
          isChosen={(day) => (byweekday & (1 << day)) !== 0}
          onToggle={(day) => change({ byweekday: toggledWeekday(byweekday, day) })}
        />
      )}
    </>
  );
}

/** The fields with another repeat unit; a week begins with the weekday of a readable start. */
function repeatedBy(
  trigger: DraftOf<'periodic'>,
  unit: 'day' | 'week',
  degrees: 'C' | 'F',
): DraftOf<'periodic'> {
  const read = triggerOfDraft({ ...trigger, unit: 'day', every_n: '1', end: '' }, degrees);
  if (read.trigger?.kind !== 'periodic') return { ...trigger, unit };
  const next = draftOfTrigger(withUnit(read.trigger, unit), degrees);
  return next.kind === 'periodic' ? { ...trigger, unit, byweekday: next.byweekday } : trigger;
}
