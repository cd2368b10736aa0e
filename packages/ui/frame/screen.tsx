import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { Page } from './page.tsx';

interface Props {
  title: ReactNode;
  /** True when the content stands; tests and pictures wait for it. */
  ready: boolean;
  /** One line that says what the screen shows. */
  sentence?: ReactNode;
  /** At the right of the head, one primary action at most. */
  actions?: ReactNode;
  /** The way back, above the title. */
  crumbs?: ReactNode;
  children: ReactNode;
}

/** A whole screen: its main part with head and content. */
export function Screen({ ready, children, ...head }: Props) {
  return (
    <Page ready={ready}>
      <PageHead {...head} />
      {children}
    </Page>
  );
}
