import type { ReactNode } from 'react';
import classes from './tab-bar.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useMoreBeside } from './use-more-beside.ts';

interface Props {
  label: string;
  /** The open page; when it changes, the row is scrolled to it. */
  current: string;
  /** Links; the open one has `aria-current="page"`. */
  children: ReactNode;
}

/** The pages of an item as a row of links, scrolled so that the open one is visible. */
export function TabBar({ label, current, children }: Props) {
  const row = useCurrentInSight(current);
  useMoreBeside(row);
  return (
    <nav ref={row} className={classes['tabs']} aria-label={label}>
      {children}
    </nav>
  );
}
