import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorScreen, showToast } from '#packages/ui';

/** Shown instead of a failed screen: the generic message; the error goes into a notification. */
export function GenericErrorScreen({ error, reset }: ErrorComponentProps) {
  useEffect(() => {
    const text = error instanceof Error ? error.message : String(error);
    showToast({ kind: 'problem', text, cause: 'background' });
  }, [error]);
  return <ErrorScreen onRetry={reset} />;
}
