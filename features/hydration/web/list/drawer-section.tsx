import type { ReactNode } from 'react';
import classes from './drawer.module.css';

/** A part of the drawer under its word. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['section']} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** One thing that is known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
