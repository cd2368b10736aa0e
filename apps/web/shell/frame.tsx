import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useAuth } from '#auth/web';
import { ConfirmEmailBanner } from '#auth/web';
import { ClosingBanner } from '#closing/web';
import { organisationOwn } from '#organisation/offline';
import { CallCache } from '#packages/http/web';
import { CopyProvider, useCopy, useSyncStatus } from '#packages/sync/web';
import { ErrorBoundary, LoadingPage, rememberFor, Toaster, ZoneProvider } from '#packages/ui';
import { permissionsViewer } from '#permissions/offline';
import type { AppState } from '../app-state.ts';
import { openCopy } from '../copy.ts';
import { CommandLoader } from './command/command-loader.tsx';
import { FirstLoad } from './first-load.tsx';
import { FullNotice, isHeldUp } from './full-notice.tsx';
import { GuardedOutlet } from './guarded-outlet.tsx';
import { BottomBar } from './phone/bottom-bar.tsx';
import { TitleBar } from './phone/title-bar.tsx';
import { Rail } from './rail/rail.tsx';
import { shellOf, ShellProvider } from './shell-context.ts';
import { isFirstLoad, isUnknown } from './sync/first-load-of.ts';
import { SyncPanelLoader } from './sync/panel/panel-loader.tsx';
import { OfflineBanner, ReloadBanner, ShortageBanner, SyncBar } from './sync/sync-bars.tsx';
import { useClockNotice } from './sync/use-clock-notice.ts';
import { TopBar } from './top/top-bar.tsx';
import { useRefusals } from './use-refusals.ts';
import { useUpdates } from './use-updates.ts';
import classes from './frame.module.css';

/** The frame of all screens for signed-in people, over the offline copy. */
export function Frame({ app }: { app: AppState }) {
  const record = useAuth();
  const bridge = useMemo(() => {
    if (record === null) return null;
    rememberFor(record.user_id);
    return openCopy(app, record);
  }, [app, record]);
  if (record === null || bridge === null) return <LoadingPage />;
  return (
    <CallCache key={record.user_id}>
      <CopyProvider bridge={bridge}>
        <Inside app={app} />
        <Toaster />
      </CopyProvider>
    </CallCache>
  );
}

/** These are beside a menu, so the settings frame checks access itself. */
const isSetting = /^\/settings(?:\/|$)/;

/** Created once, so that it is not rendered again with each status of a sync. */
const parts = {
  rail: <Rail />,
  top: <TopBar />,
  title: <TitleBar />,
  bottom: <BottomBar />,
  command: <CommandLoader />,
};

function Inside({ app }: { app: AppState }) {
  const status = useSyncStatus();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: organisation } = useCopy(organisationOwn, {});
  const pathname = useLocation({ select: (location) => location.pathname });
  useUpdates();
  useRefusals();
  useClockNotice(status.clock_off);
  const shell = useMemo(
    () =>
      viewer === undefined
        ? null
        : shellOf(viewer, organisation?.name ?? '', organisation?.metadata ?? {}),
    [viewer, organisation],
  );
  useEffect(() => {
    document.getElementById('main')?.scrollTo(0, 0);
  }, [pathname]);

  if (isHeldUp(status)) return <FullNotice status={status} />;
  if (isFirstLoad(status)) return <FirstLoad status={status} />;
  return (
    <ZoneProvider zone={organisation?.metadata._timezone ?? null}>
      <ShellProvider value={shell}>
        <a href="#main" className={classes['skip']}>
          Skip to content
        </a>
        <div className={classes['frame']}>
          {parts.rail}
          <div className={classes['column']}>
            {parts.top}
            {parts.title}
            {!status.online && <OfflineBanner />}
            <ClosingBanner />
            <ConfirmEmailBanner />
            {status.notice === 'reload' && <ReloadBanner />}
            {status.kept_from !== null && <ShortageBanner from={status.kept_from} />}
            {shell === null || isUnknown(status) ? (
              <LoadingPage layout="framed" />
            ) : (
              <ErrorBoundary resetKey={pathname}>
                {isSetting.test(pathname) ? <Outlet /> : <GuardedOutlet />}
              </ErrorBoundary>
            )}
          </div>
        </div>
        <SyncBar status={status} />
        {parts.bottom}
        {parts.command}
        <SyncPanelLoader resetDevice={app.resetDevice} />
      </ShellProvider>
    </ZoneProvider>
  );
}
