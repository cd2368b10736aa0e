import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './preview.module.css';

/** A warning that does not stop anything. */
export function WarningNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes['warning']} role="status">
      <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
