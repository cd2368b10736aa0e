import { Component } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '../toast/toasts.ts';
import { ErrorState } from './states.tsx';

interface Props {
  /** A change of this key retries the content. */
  resetKey?: string;
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
    return <ErrorState onRetry={() => this.setState({ error: null })} />;
  }
}
