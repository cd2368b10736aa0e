import type { ReactNode } from 'react';
import classes from './tab-bar.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useMoreBeside } from './use-more-beside.ts';

interface Props {
  label: string;
  /** Names the open page; with another one the row is scrolled to it. */
  current: string;
  /** Links; the one that is open has `aria-current="page"`. */
  children: ReactNode;
}

/** The pages of something as a row of links, scrolled so that the open one is in sight. */
export function TabBar({ label, current, children }: Props) {
  const row = useCurrentInSight(current);
  useMoreBeside(row);
  return (
    <nav ref={row} className={classes['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}
