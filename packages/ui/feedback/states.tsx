import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { uiMessages } from '../messages.ts';
import classes from './states.module.css';

interface EmptyProps {
  title: string;
  /** What will appear here and why it is empty now. */
  text: ReactNode;
  /** The action that adds content, then an alternative. */
  action?: ReactNode;
  /** Shape of the faint outline. */
  outline?: 'rows' | 'chart' | 'none';
  /** Little room: a line in a card of a phone, without an outline. */
  isSmall?: boolean;
}

/** Says what will appear here, why it is empty, and offers the action that adds it. */
export function EmptyState(props: EmptyProps) {
  const { title, text, action, outline = 'rows', isSmall = false } = props;
  return (
    <div className={classes['state']} data-small={isSmall}>
      {outline === 'rows' && !isSmall && <RowsOutline />}
      {outline === 'chart' && !isSmall && <ChartOutline />}
      <h2>{title}</h2>
      <div className={classes['text']}>{text}</div>
      {action !== undefined && <div className={classes['actions']}>{action}</div>}
    </div>
  );
}

interface NoMatchProps {
  /** Describes what does not match. */
  text: string;
  /** Resets search and filter. */
  onReset: () => void;
}

/** Shown if search or filter match nothing, with a reset button. */
export function NoMatch({ text, onReset }: NoMatchProps) {
  return (
    <EmptyState
      title="No match"
      text={text}
      action={
        <Button variant="default" onClick={onReset}>
          Reset
        </Button>
      }
    />
  );
}

interface ErrorProps {
  /** Default: the generic sentence. */
  message?: string;
  retryWord?: string;
  onRetry?: (() => void) | undefined;
}

/** Shown instead of failed content, with a retry button. */
export function ErrorState(props: ErrorProps) {
  const { message = uiMessages.genericError, retryWord = 'Retry', onRetry } = props;
  return (
    <div className={classes['state']} role="alert">
      <IconAlertTriangle size={28} stroke={1.75} color="var(--ws-danger-ink)" aria-hidden />
      <div className={classes['text']}>{message}</div>
      {onRetry !== undefined && (
        <div className={classes['actions']}>
          <Button variant="default" onClick={onRetry}>
            {retryWord}
          </Button>
        </div>
      )}
    </div>
  );
}

function RowsOutline() {
  return (
    <div className={classes['rows']} aria-hidden>
      {[0, 1, 2].map((row) => (
        <i key={row}>
          <b />
          <span />
        </i>
      ))}
    </div>
  );
}

function ChartOutline() {
  return (
    <svg className={classes['chart']} viewBox="0 0 240 110" aria-hidden>
      <path d="M0 109.5h240M0 73.5h240M0 37.5h240" />
      <path d="M4 84l36-14 34 8 34-34 36 16 34-30 34 22 24-12" strokeDasharray="4 4" />
    </svg>
  );
}
