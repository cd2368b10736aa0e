import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/states.tsx';
import { PageHead } from './page-head.tsx';
import { Page, useTitle } from './page.tsx';

interface Props {
  title: ReactNode;
  /** In the browser's tab, where it is not the title itself. */
  tabTitle?: string;
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
export function Screen({ ready, tabTitle, children, ...head }: Props) {
  useTitle(tabTitle ?? (typeof head.title === 'string' ? head.title : null));
  return (
    <Page ready={ready}>
      <PageHead {...head} />
      {children}
    </Page>
  );
}

/** A screen whose content could not be read. */
export function ErrorScreen({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Page ready>
      <ErrorState onRetry={() => void onRetry()} />
    </Page>
  );
}
