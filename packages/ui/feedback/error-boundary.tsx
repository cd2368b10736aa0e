import { Children, Component } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../frame/card.tsx';
import { showToast } from '../toast/toasts.ts';
import { ErrorState } from './states.tsx';

interface Props {
  /** A change of this key retries the content. */
  resetKey?: string;
  /** Shown instead of the content, with the way to try again. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string | undefined;
}

/** Catches render errors: the message goes into a notification, and a note replaces the content. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: Error): void {
    showToast({ kind: 'problem', text: error.message, cause: 'background' });
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const { fallback = (retry) => <ErrorState onRetry={retry} /> } = this.props;
    return fallback(() => this.setState({ error: null }));
  }
}

/** The boundary of one card: if it fails, all other cards of the screen stay. */
export function CardBoundary({ children }: { children: ReactNode }) {
  const failed = (retry: () => void) => (
    <Card>
      <ErrorState retryWord="Try again" onRetry={retry} />
    </Card>
  );
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}

/** The cards of a screen, each with its own boundary. */
export function Cards({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      {Children.map(children, (card) => (
        <CardBoundary>{card}</CardBoundary>
      ))}
    </div>
  );
}
