import type { ComponentType, ReactNode } from 'react';
import classes from './banner.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  /** Not urgent. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A line under the top bar, above every screen. */
export function Banner({ icon: Icon, isQuiet = false, children }: Props) {
  return (
    <div className={`${classes['banner'] ?? ''} ws-not-printed`} data-quiet={isQuiet} role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      {children}
    </div>
  );
}
