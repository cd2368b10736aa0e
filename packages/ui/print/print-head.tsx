import type { ReactNode } from 'react';
import classes from './print-head.module.css';

interface Props {
  /** Address of the organisation's logo. */
  logo: string | null;
  organisation: string;
  title: string;
  /** What is shown, in one sentence. */
  sentence: ReactNode;
  /** When and for which zone it was made. */
  made: string;
}

/** The head of a printed document; a screen does not show it. */
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
