import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './page.module.css';

interface Props {
  title: string;
  /** Below the title. */
  about?: ReactNode;
  children: ReactNode;
}

/** A card of the page with its title. */
export function PageCard({ title, about, children }: Props) {
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && <p className={classes['about']}>{about}</p>}
      {children}
    </section>
  );
}
