import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { alertMessages, ruleMetrics, ruleOperators } from '#alerts/contract';
import type { RuleMetric } from '#alerts/contract';
import { isNoisy, metricWords } from '#alerts/domain';
import { WarningNote } from '../preview/warning-note.tsx';
import { operatorTexts } from '../alert-texts.ts';
import { NumberField } from './number-field.tsx';
import { isDegrees, withMetric } from './rule-draft.ts';
import type { DraftOf } from './rule-draft.ts';
import type { TriggerProps } from './step-props.ts';
import classes from './wizard.module.css';

/** Fields of a condition. */
export function ConditionFields({
  trigger,
  errors,
  setting,
  onChange,
}: TriggerProps<'conditional'>) {
  const change = (parts: Partial<DraftOf<'conditional'>>) => onChange({ ...trigger, ...parts });
  const { metric, operator_type, enable_forecast } = trigger;
  const [kept, setKept] = useState<ReadonlyMap<RuleMetric, string>>(new Map());
  const hasForecast = metric !== 'days_since_last_measurement';
  const number = (
    field: 'frequency_minutes' | 'forecast_window_hours' | 'notify_lead_time_hours',
    label: string,
    unit: string,
  ) => (
    <NumberField
      {...{ label, unit }}
      value={trigger[field]}
      error={errors[field]}
      onChange={(next) => change({ [field]: next })}
    />
  );
  return (
    <>
      <div className={classes['condition']}>
        <NativeSelect
          label="Metric"
          data={ruleMetrics.map((value) => ({ value, label: metricWords[value] }))}
          value={metric}
          onChange={({ currentTarget: { value } }) => {
            const next = ruleMetrics.find((each) => each === value);
            if (next === undefined || next === metric) return;
            // A threshold that was typed for a metric comes back with it.
            const typed = new Map(kept).set(metric, trigger.threshold);
            setKept(typed);
            const draft = withMetric(trigger, next, setting.unit);
            onChange({ ...draft, threshold: typed.get(next) ?? draft.threshold });
          }}
        />
        <NativeSelect
          label="Operator"
          data={ruleOperators.map((value) => ({ value, label: operatorTexts[value] }))}
          value={operator_type}
          onChange={({ currentTarget: { value } }) => {
            const next = ruleOperators.find((each) => each === value);
            if (next !== undefined) change({ operator_type: next });
          }}
        />
        <NumberField
          label="Threshold"
          isWhole={false}
          unit={thresholdUnit(trigger, setting.unit)}
          value={trigger.threshold}
          error={errors['threshold']}
          onChange={(threshold) => change({ threshold })}
        />
      </div>
      <div className={classes['pair']}>
        {number('frequency_minutes', 'Evaluate every', 'minutes')}
        {isNoisy(Number(trigger.frequency_minutes)) && (
          <WarningNote>{alertMessages.noisy}</WarningNote>
        )}
      </div>
      {hasForecast && (
        <div className={classes['group']}>
          <Switch
            label="Use the forecast"
            description="Also alerts when the condition is forecast for a coming hour."
            checked={enable_forecast}
            onChange={(event) => change({ enable_forecast: event.currentTarget.checked })}
          />
          {enable_forecast && (
            <div className={classes['pair']}>
              {number('forecast_window_hours', 'Look ahead', 'hours')}
              {number('notify_lead_time_hours', 'Notify ahead', 'hours')}
            </div>
          )}
        </div>
      )}
    </>
  );
}

function thresholdUnit({ metric }: DraftOf<'conditional'>, degrees: string): string {
  if (isDegrees(metric)) return `°${degrees}`;
  return metric === 'risk_score' ? 'points' : 'days';
}
