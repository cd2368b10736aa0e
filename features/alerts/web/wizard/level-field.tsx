import { useId } from 'react';
import { alertLevels } from '#alerts/contract';
import type { AlertLevel } from '#alerts/contract';
import { HydrationBadge } from '#hydration/web';
import classes from './wizard.module.css';

interface Props {
  label: string;
  value: AlertLevel;
  onChange: (level: AlertLevel) => void;
}

/** Chooses a level: that status or worse. */
export function LevelField({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes['levels']}>
      <legend>{label}</legend>
      {alertLevels.map((level) => (
        <label key={level} className={classes['level']}>
          <input
            type="radio"
            name={name}
            checked={value === level}
            onChange={() => onChange(level)}
          />
          <HydrationBadge state={level} />
          {level !== 'severe' && <span>or worse</span>}
        </label>
      ))}
    </fieldset>
  );
}
