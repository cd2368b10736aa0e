import { useId } from 'react';
import type { AccessLevel } from '#permissions/contract';
import classes from './access-fields.module.css';

interface Props {
  label: string;
  levels: readonly AccessLevel[];
  /** Index of the level. */
  value: number;
  /** Lowest index that can be chosen. */
  least?: number;
  /** Replaces the label of the level. */
  word?: string | undefined;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A slider over levels that each include the previous ones. The level is written beside it. */
export function LevelSlider({ label, levels, value, least = 0, word, disabled, onChange }: Props) {
  const id = useId();
  const text = word ?? levels[value]?.label ?? '';
  return (
    <div className={classes['slider']}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={levels.length - 1}
        step={1}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(Math.max(least, Number(event.currentTarget.value)))}
      />
    </div>
  );
}
