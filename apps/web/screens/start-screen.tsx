import { Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCopy, useCopyBridge, useInitialised } from '#packages/sync/web';
import { LoadingPage, useIsNarrow } from '#packages/ui';
import type { Viewer } from '#permissions/contract';
import { permissionsViewer } from '#permissions/offline';
import { startPath } from '../start-path.ts';

/** /start: opens the first screen of a person. On a phone a supervisor starts with Now. */
export function StartScreen() {
  const viewer = useViewer();
  const isPhone = useIsNarrow();
  if (viewer === undefined) return <LoadingPage layout="framed" />;
  return <Navigate to={startPath(viewer, isPhone)} replace />;
}

/**
 * The viewer with their rights; undefined until they are loaded. During the first load the frame
 * opens before the permissions are read, and somebody without any is only known at its end.
 */
function useViewer(): Viewer | undefined {
  const bridge = useCopyBridge();
  const { data: known } = useCopy(permissionsViewer, {});
  const hasRights = known !== undefined && known.grants.length > 0;
  const isLoaded = useInitialised();
  const [read, setRead] = useState<Viewer>();
  useEffect(() => {
    if (!isLoaded) return;
    let isGone = false;
    const answer = bridge.read(permissionsViewer.name, {}) as Promise<Viewer>;
    void answer.catch(() => known).then((viewer) => (isGone ? undefined : setRead(viewer)));
    return () => {
      isGone = true;
    };
  }, [bridge, isLoaded, known]);
  return hasRights ? known : read;
}
