import classes from './row-check.module.css';

interface Props {
  /** What is chosen by it; heard, not shown. Left out where a label stands around it. */
  label?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/**
 * The box that chooses a row. Bare: a page has up to 200 of them, and the box of a form, with its
 * label, description and error, takes ten times as long to draw.
 */
export function RowCheck({ label, checked, disabled = false, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className={classes['check']}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
