import classes from './wait-bar.module.css';

interface Props {
  /** What is waited for. */
  label: string;
  className?: string | undefined;
}

/** A progress bar without a percentage, for work of unknown length. */
export function WaitBar({ label, className = '' }: Props) {
  return (
    <div className={`${classes['bar'] ?? ''} ${className}`} role="progressbar" aria-label={label} />
  );
}
