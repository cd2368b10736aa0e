import type { ReactNode } from 'react';
import classes from './print-head.module.css';

interface Props {
  /** URL of the organisation's logo. */
  logo: string | null;
  organisation: string;
  title: string;
  /** The content in one sentence. */
  sentence: ReactNode;
  /** Time and time zone of the print. */
  made: string;
}

/** The head of a printed document; not shown on screens. */
export function PrintHead({ logo, organisation, title, sentence, made }: Props) {
  return (
    <header className={`${classes['head'] ?? ''} ws-only-print`}>
      <div className={classes['from']}>
        {logo !== null && <img src={logo} alt="" className={classes['logo']} />}
        <span className={classes['organisation']}>{organisation}</span>
        <span className={classes['made']}>{made}</span>
      </div>
      <h1>{title}</h1>
      <p className={classes['sentence']}>{sentence}</p>
    </header>
  );
}
