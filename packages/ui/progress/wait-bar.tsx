import classes from './wait-bar.module.css';

interface Props {
  /** What is waited for. */
  label: string;
  className?: string | undefined;
}

/** Something goes on of which nobody knows how far it is: no share is drawn, and none is told. */
export function WaitBar({ label, className = '' }: Props) {
  return (
    <div className={`${classes['bar'] ?? ''} ${className}`} role="progressbar" aria-label={label} />
  );
}
