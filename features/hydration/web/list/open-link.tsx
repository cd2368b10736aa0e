import type { MouseEvent, ReactNode } from 'react';
import classes from './list.module.css';

interface Props {
  href: string;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * Opens a test's drawer. A list has up to 200 of them, and each link of the router works out anew where
 * it leads with every step: here that is known beforehand.
 */
export function OpenLink({ href, onOpen, children }: Props) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!isPlain || event.shiftKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} className={classes['open']} onClick={follow}>
      {children}
    </a>
  );
}
