import { Navigate } from '@tanstack/react-router';
import { LoadingPage, useIsNarrow } from '#packages/ui';
import { useShell } from '../shell/shell-context.ts';
import { startPath } from '../start-path.ts';

/** /start: opens the first screen of a person. On a phone a supervisor starts with Now. */
export function StartScreen() {
  const shell = useShell();
  const isPhone = useIsNarrow();
  if (shell === null) return <LoadingPage layout="framed" />;
  return <Navigate to={startPath(shell, isPhone)} replace />;
}
