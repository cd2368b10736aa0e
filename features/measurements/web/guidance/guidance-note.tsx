import { Text } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import classes from './guidance.module.css';

interface Props {
  title: string;
  icon: ReactNode;
  isOver?: boolean;
  /** The section, which can get the focus. */
  section?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A note in the form of a test about measuring correctly. */
export function GuidanceNote({ title, icon, isOver, section, children }: Props) {
  return (
    <section
      {...(section && { ref: section, tabIndex: -1 })}
      className={classes['note']}
      aria-label={title}
      data-over={isOver}
    >
      <Text span inherit flex="none" c="var(--ws-accent)" aria-hidden>
        {icon}
      </Text>
      <div className={classes['text']}>{children}</div>
    </section>
  );
}
