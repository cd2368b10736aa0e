import { useId } from 'react';
import { typeIcons } from '#measurements/contract';
import type { TypeIcon } from '#measurements/contract';
import classes from './own-types.module.css';
import { typeSigns } from './type-sign.tsx';

interface Props {
  value: string | null;
  onChange: (icon: TypeIcon | null) => void;
}

/** One of the built-in icons, or none. The arrow keys move between them. */
export function IconPicker({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes['icons']}>
      <legend>Icon</legend>
      <div className={classes['grid']}>
        <label className={classes['choice']} title="No icon">
          <input
            type="radio"
            name={name}
            aria-label="No icon"
            checked={value === null}
            onChange={() => onChange(null)}
          />
          <span aria-hidden>–</span>
        </label>
        {typeIcons.map((icon) => {
          const { sign: Sign, word } = typeSigns[icon];
          return (
            <label key={icon} className={classes['choice']} title={word}>
              <input
                type="radio"
                name={name}
                aria-label={word}
                checked={value === icon}
                onChange={() => onChange(icon)}
              />
              <Sign size={20} stroke={1.75} aria-hidden />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
