import classes from './row-check.module.css';

interface Props {
  /** Label for screen readers. Omit it inside a label. */
  label?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/**
 * The checkbox of a row. A plain element: a page has up to 200 of them, and the checkbox component
 * of forms takes ten times as long to render.
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
