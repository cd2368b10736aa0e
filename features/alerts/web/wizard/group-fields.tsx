import { LevelField } from './level-field.tsx';
import { NumberField } from './number-field.tsx';
import type { TriggerProps } from './step-props.ts';
import classes from './wizard.module.css';

/** Fields of a group percentage. */
export function GroupFields({ trigger, errors, onChange }: TriggerProps<'aggregate_percent'>) {
  const number = (
    field: 'threshold' | 'window_hours' | 'min_samples',
    texts: { label: string; unit: string; description: string; isWhole?: boolean },
  ) => (
    <NumberField
      {...texts}
      value={trigger[field]}
      error={errors[field]}
      onChange={(next) => onChange({ ...trigger, [field]: next })}
    />
  );
  return (
    <>
      <LevelField
        label="Count people who are"
        value={trigger.level_floor}
        onChange={(level_floor) => onChange({ ...trigger, level_floor })}
      />
      <div className={classes['pair']}>
        {number('threshold', {
          ...{ label: 'Share', unit: '%', isWhole: false },
          description: 'Alerts when at least this share of the tested people has the status.',
        })}
        {number('window_hours', {
          ...{ label: 'Window', unit: 'hours' },
          description: 'Counts the newest test of each person in this period.',
        })}
        {number('min_samples', {
          ...{ label: 'Minimum number of tests', unit: 'people' },
          description: 'With fewer tests no alert is sent.',
        })}
      </div>
    </>
  );
}
