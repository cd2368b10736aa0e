import { ActionIcon, Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { CardMenu } from './card-menu.tsx';
import type { CardTool } from './card-menu.tsx';
import { useHoverPopover } from './use-hover-popover.ts';
import classes from './card.module.css';

interface Props {
  /** None if the card is the whole content of a page. */
  title?: ReactNode;
  /** Beside the title, not part of its name. */
  badge?: ReactNode;
  /** What is counted, and its time. */
  subtitle?: ReactNode;
  /** Content of the help popover. */
  help?: ReactNode;
  /** Left of the menu: a switch, a link. */
  aside?: ReactNode;
  /** Entries of the card's menu; none, no menu. */
  tools?: readonly CardTool[] | undefined;
  /** A fact or a link below a line. */
  footer?: ReactNode;
  /** The content reaches the card's edges. */
  flush?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The card around all content of pages. */
export function Card(props: Props) {
  const { title, subtitle, help, aside, tools = [], footer, flush = false, children } = props;
  const name = typeof title === 'string' ? title : undefined;
  return (
    <section className={`${classes['card'] ?? ''} ${props.className ?? ''}`} aria-label={name}>
      {title !== undefined && (
        <header className={classes['header']} data-menu={tools.length > 0}>
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

interface HelpPopoverProps {
  /** Topic of the help for screen readers. */
  about: string;
  children: ReactNode;
}

/** A small icon that opens an explanation. Memoised. */
export const HelpPopover = memo(function HelpPopover({ about, children }: HelpPopoverProps) {
  const { popover, sign, hover } = useHoverPopover();
  return (
    <Popover width={280} position="bottom-start" withArrow={false} trapFocus={false} {...popover}>
      <Popover.Target>
        <ActionIcon
          variant="transparent"
          className="ws-not-printed ws-touch"
          style={{ '--ai-size': '24px', margin: '-5px', color: 'var(--ws-text3)' }}
          aria-label={`Help: ${about}`}
          {...sign}
        >
          <IconHelpCircle size={14} stroke={1.9} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        style={{ fontSize: 13, lineHeight: '20px', color: 'var(--ws-text2)' }}
        {...hover}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
});
