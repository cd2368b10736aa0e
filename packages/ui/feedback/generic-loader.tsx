import type { ReactNode } from 'react';
import { Card } from '../frame/card.tsx';
import { ErrorState } from './states.tsx';

interface LoaderProps {
  /** The failed question's error; anything but null shows the generic sentence. */
  error: unknown;
  /** True while nothing is here yet. */
  isPending: boolean;
  /** In the final shape of the content. */
  skeleton: ReactNode;
  onRetry?: () => void;
  /** The content has its own cards; its placeholder gets one. */
  framed?: boolean;
  children: ReactNode;
}

/** Skeleton while loading, the generic sentence on error, else the content. */
export function GenericLoader(props: LoaderProps) {
  const { error, isPending, skeleton, onRetry, framed = false, children } = props;
  const hasFailed = error !== null && error !== undefined;
  if (!hasFailed && !isPending) return children;
  const instead = hasFailed ? <ErrorState onRetry={onRetry} /> : skeleton;
  return framed ? <Card>{instead}</Card> : instead;
}
