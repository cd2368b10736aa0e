import { useState } from 'react';
import { triggerKinds } from '#alerts/contract';
import { kindWords } from '#alerts/domain';
import { useNow } from '#packages/ui';
import { kindTexts } from '../alert-texts.ts';
import { kindSigns } from '../kind-signs.ts';
import { blankTrigger } from './rule-draft.ts';
import type { StepProps } from './step-props.ts';
import classes from './wizard.module.css';

/** Step 1: what starts the alert. Another type takes the defaults of its trigger. */
export function TypeStep({ draft, setting, onChange }: StepProps) {
  const now = useNow();
  const [name] = useState('alert-type');
  return (
    <fieldset className={classes['kinds']}>
      <legend>What starts the alert?</legend>
      {triggerKinds.map((kind) => {
        const Sign = kindSigns[kind];
        const { about, example } = kindTexts[kind];
        return (
          <label key={kind} className={classes['kind']}>
            <input
              type="radio"
              name={name}
              aria-label={kindWords[kind]}
              aria-describedby={`${name}-${kind}`}
              checked={draft.trigger.kind === kind}
              onChange={() => onChange({ trigger: blankTrigger(kind, { ...setting, now }) })}
            />
            <span className={classes['sign']}>
              <Sign size={20} stroke={1.75} aria-hidden />
            </span>
            <span id={`${name}-${kind}`} className={classes['words']}>
              <b>{kindWords[kind]}</b>
              <span>{about}</span>
              <em>Example: {example}</em>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
