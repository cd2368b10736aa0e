import { Children } from 'react';
import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface Props {
  title: ReactNode;
  /** One line with the content of the page: the filter in words. */
  sentence?: ReactNode;
  /** At the right, at most one primary action. */
  actions?: ReactNode;
  /** Link back, above the title. */
  crumbs?: ReactNode;
  /** Beside the title: a picture or mark. */
  mark?: ReactNode;
}

/** The head of every page: title, sentence and actions. */
export function PageHead({ title, sentence, actions, crumbs, mark }: Props) {
  return (
    <header className={classes['head']}>
      {mark}
      <div className={classes['words']}>
        {crumbs !== undefined && <div className={classes['crumbs']}>{crumbs}</div>}
        <h1 className={classes['title']}>{title}</h1>
        {sentence !== undefined && <div className={classes['sentence']}>{sentence}</div>}
      </div>
      {actions !== undefined && (
        <div className={`${classes['actions'] ?? ''} ws-not-printed`}>{actions}</div>
      )}
    </header>
  );
}

/** The way to a page: links to the pages above it, and its own name. */
export function Crumbs({ here, children }: { here: ReactNode; children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      {Children.map(children, (link) => (
        <>
          {link}
          <span aria-hidden> › </span>
        </>
      ))}
      <span aria-current="page" dir="auto">
        {here}
      </span>
    </nav>
  );
}
