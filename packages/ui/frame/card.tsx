import type { ReactNode } from 'react';
import { CardMenu } from './card-menu.tsx';
import type { CardTool } from './card-menu.tsx';
import { HelpPopover } from './help-popover.tsx';
import classes from './card.module.css';

interface Props {
  /** None where the card stands for a page's whole content. */
  title?: ReactNode;
  /** Beside the title, no part of its name. */
  badge?: ReactNode;
  /** What is counted, of how many, until when. */
  subtitle?: ReactNode;
  /** Behind the help sign. */
  help?: ReactNode;
  /** Left of the menu: a switch, a link. */
  aside?: ReactNode;
  /** Entries of the card's menu; none, no menu. */
  tools?: readonly CardTool[] | undefined;
  /** A fact or a link under a hairline. */
  footer?: ReactNode;
  /** The content reaches the card's edges. */
  flush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of everything that stands on a page. */
export function Card(props: Props) {
  const { title, subtitle, help, aside, tools = [], footer, flush = false, children } = props;
  const name = typeof title === 'string' ? title : undefined;
  return (
    <section className={`${classes['card'] ?? ''} ${props.className ?? ''}`} aria-label={name}>
      {title !== undefined && (
        <header className={classes['header']}>
          <h2 className={classes['title']}>{title}</h2>
          {props.badge}
          {help !== undefined && <HelpPopover about={name ?? 'this card'}>{help}</HelpPopover>}
          <div className={classes['tools']}>
            {aside}
            {tools.length > 0 && <CardMenu about={name ?? 'this card'} tools={tools} />}
          </div>
        </header>
      )}
      {subtitle !== undefined && <div className={classes['subtitle']}>{subtitle}</div>}
      <div className={classes['content']} data-flush={flush}>
        {children}
      </div>
      {footer !== undefined && <footer className={classes['footer']}>{footer}</footer>}
    </section>
  );
}
