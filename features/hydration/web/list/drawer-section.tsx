import type { ReactNode } from 'react';
import classes from './drawer.module.css';

/** A titled section of the drawer. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['section']} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** One labelled value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface FactsProps {
  title: string;
  facts: readonly { label: string; text: ReactNode }[];
}

/** A section of labelled values; nothing without values. */
export function FactSection({ title, facts }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section title={title}>
      <dl className={classes['facts']}>
        {facts.map(({ label, text }, at) => (
          <Fact key={at} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
