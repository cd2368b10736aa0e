import type { ReactNode, Ref } from 'react';
import classes from './settings-section.module.css';

interface Props {
  title: string;
  /** Its purpose in a sentence or two. */
  about?: ReactNode;
  /** Below a line, at the right: the save button. */
  actions?: ReactNode;
  /** A red border for irreversible actions. */
  isDangerous?: boolean;
  /** For links that lead here: the section can be focused. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A note beside the save button, such as why it is disabled. */
export function ActionNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes['note']} role="status">
      {children}
    </p>
  );
}

/** A section of a settings page: description at the left, fields at the right. */
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
