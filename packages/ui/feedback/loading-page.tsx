import { Loader } from '@mantine/core';
import { Page } from '../frame/page.tsx';
import classes from './loading-page.module.css';

interface Props {
  /** What is being waited for. */
  text?: string;
  /** 0 to 100 where known. */
  percent?: number;
  layout?: 'framed' | 'plain';
}

/** Shown instead of a loading screen. */
export function LoadingPage({ text = 'Loading...', percent, layout = 'plain' }: Props) {
  return (
    <Page ready={false} layout={layout}>
      <div className={classes['middle']} role="status">
        {percent === undefined ? (
          <Loader size={22} color="var(--ws-accent)" />
        ) : (
          <progress className={classes['bar']} value={percent} max={100} aria-label={text} />
        )}
        <span className={classes['text']}>{text}</span>
      </div>
    </Page>
  );
}
