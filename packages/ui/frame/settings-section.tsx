import type { ReactNode, Ref } from 'react';
import classes from './settings-section.module.css';

interface Props {
  title: string;
  /** What it is for, in a sentence or two. */
  about?: ReactNode;
  /** Under a hairline, at the right: the button that saves. */
  actions?: ReactNode;
  /** What cannot be taken back stands apart by its edge. */
  isDangerous?: boolean;
  /** For a page that leads here: the section can then have the focus. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A word beside the button that saves, such as why it cannot be pressed now. */
export function ActionNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes['note']} role="status">
      {children}
    </p>
  );
}

/** A part of a settings page: what it is about at the left, what can be set at the right. */
export function SettingsSection(props: Props) {
  const { title, about, actions, isDangerous = false, ref, children } = props;
  return (
    <section
      ref={ref}
      {...(ref !== undefined && { tabIndex: -1 })}
      className={classes['section']}
      aria-label={title}
      data-dangerous={isDangerous}
    >
      <div className={classes['about']}>
        <h2>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div className={classes['content']}>{children}</div>
      {actions !== undefined && <footer className={classes['actions']}>{actions}</footer>}
    </section>
  );
}
