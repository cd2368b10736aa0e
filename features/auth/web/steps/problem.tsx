import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './steps.module.css';

/** Error of the last try, above the fields; announced when it appears. */
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
