import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './steps.module.css';

/** Why the last try failed, above the fields; read out as soon as it appears. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={classes['problem']}>
          <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
