import type { MouseEvent, ReactNode } from 'react';
import classes from './list.module.css';

interface Props {
  href: string;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * Link to a test's drawer. A list has up to 200 of them, and the router's own links compute their
 * target again with each navigation. This one computes it once.
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
