import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { Page } from './page.tsx';

interface Props {
  title: ReactNode;
  /** True when the content is shown; tests and pictures wait for it. */
  ready: boolean;
  /** One line with the content of the screen. */
  sentence?: ReactNode;
  /** At the right of the head, at most one primary action. */
  actions?: ReactNode;
  /** Link back, above the title. */
  crumbs?: ReactNode;
  children: ReactNode;
}

/** A complete screen: its main part with head and content. */
export function Screen({ ready, children, ...head }: Props) {
  return (
    <Page ready={ready}>
      <PageHead {...head} />
      {children}
    </Page>
  );
}
