import type { ReactElement, ReactNode } from 'react';
import classes from './figure-grid.module.css';

/** Figures of a card in rows of five; two on a narrow screen. */
export function FigureGrid({ children }: { children: ReactNode }) {
  return <ul className={classes['grid']}>{children}</ul>;
}

interface Props {
  name: string;
  /** Lines below the value; an empty one keeps its height if it is `\u00a0`. */
  details: readonly string[];
  /** The link around a figure that opens something. */
  link?: (inside: { className: string; children: ReactNode }) => ReactElement;
  /** The value. */
  children: ReactNode;
}

/** One figure: its name, its value and lines about it. */
export function GridFigure({ name, details, link, children }: Props) {
  const className = classes['figure'] ?? '';
  const content = (
    <>
      <span className={classes['name']}>{name}</span>
      <span className={classes['value']}>{children}</span>
      {details.map((detail, nth) => (
        <span key={nth} className={classes['detail']}>
          {detail}
        </span>
      ))}
    </>
  );
  return (
    <li>
      {link?.({ className, children: content }) ?? <div className={className}>{content}</div>}
    </li>
  );
}
