import { Checkbox } from '@mantine/core';
import { statusActions } from '#alerts/contract';
import { actionWords, presetOf } from '#alerts/domain';
import { actionTexts } from '../alert-texts.ts';
import { LevelField } from './level-field.tsx';
import { NumberField } from './number-field.tsx';
import { draftOfTrigger } from './rule-draft.ts';
import type { TriggerProps } from './step-props.ts';
import classes from './wizard.module.css';

/** Fields of a dehydration status. A level sets the hours and the actions. */
export function StatusFields({ trigger, errors, setting, onChange }: TriggerProps<'status'>) {
  const { level, actions } = trigger;
  return (
    <>
      <LevelField
        label="Test result"
        value={level}
        onChange={(next) => {
          const preset = draftOfTrigger(presetOf(next), setting.unit);
          if (preset.kind === 'status') onChange(preset);
        }}
      />
      <div className={classes['pair']}>
        <NumberField
          label="Repeat the alert after"
          description="For the same person, while the status continues."
          unit="hours"
          value={trigger.realert_after_hours}
          error={errors['realert_after_hours']}
          onChange={(realert_after_hours) => onChange({ ...trigger, realert_after_hours })}
        />
      </div>
      <fieldset className={classes['checks']}>
        <legend>Actions</legend>
        {statusActions.map((action) => (
          <Checkbox
            key={action}
            label={actionWords[action]}
            description={actionTexts[action]}
            checked={actions.includes(action)}
            onChange={({ currentTarget: { checked } }) => {
              const chosen = new Set(actions);
              if (checked) chosen.add(action);
              else chosen.delete(action);
              onChange({ ...trigger, actions: statusActions.filter((each) => chosen.has(each)) });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}
