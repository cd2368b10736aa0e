import { Button } from '@mantine/core';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { AlertToasts } from '#alerts/web';
import { ConfirmEmailBanner, useAuth, useSignOut } from '#auth/web';
import { ClosingBanner } from '#closing/web';
import { LicenseBanner } from '#license/web';
import { AfterTestProvider } from '#measurements/web';
import { afterTest } from '#monitoring/web';
import { syncConfig } from '#offline-copy/contract';
import { organisationOwn } from '#organisation/offline';
import { CallCache } from '#packages/http/web';
import type { SyncStatus } from '#packages/sync/offline';
import { CopyProvider, useCopy, useCopyBridge, useQueue, useSyncStatus } from '#packages/sync/web';
import {
  Brand,
  ConfirmProvider,
  ErrorBoundary,
  ErrorState,
  LoadingPage,
  Page,
  rememberFor,
  showToast,
  Toaster,
  ZoneProvider,
} from '#packages/ui';
import { permissionsViewer } from '#permissions/offline';
import type { AppState } from '../app-state.ts';
import { openCopy } from '../copy.ts';
import { CommandLoader } from './command/command-loader.tsx';
import { EmergencyLoader } from './emergency-loader.tsx';
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
import { useUpdates } from './use-updates.ts';
import firstLoadClasses from './first-load.module.css';
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
        <ConfirmProvider>
          <AfterTestProvider value={afterTest}>
            <Inside app={app} />
          </AfterTestProvider>
        </ConfirmProvider>
        <ZonedToaster />
      </CopyProvider>
    </CallCache>
  );
}

/** Toasts over every state of the frame, with times in the zone of the organisation. */
function ZonedToaster() {
  const { data: organisation } = useCopy(organisationOwn, {});
  return (
    <ZoneProvider zone={organisation?.metadata._timezone ?? null}>
      <Toaster />
    </ZoneProvider>
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
  emergency: <EmergencyLoader />,
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
  const scrolled = useRef(pathname);
  useEffect(() => {
    // A new page is at its top, and to ask for it would make the browser lay it out at once.
    if (scrolled.current === pathname) return;
    scrolled.current = pathname;
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
          <div className="ws-column">
            {parts.top}
            {parts.title}
            {!status.online && <OfflineBanner />}
            <ClosingBanner />
            <ConfirmEmailBanner />
            <LicenseBanner />
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
        <AlertToasts />
        {parts.bottom}
        {parts.command}
        {parts.emergency}
        <SyncPanelLoader resetDevice={app.resetDevice} />
      </ShellProvider>
    </ZoneProvider>
  );
}

/** Shows a message when the server refuses a write, as the user may be on another screen. */
function useRefusals(): void {
  const { writes } = useQueue();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, state, reason } of writes) {
      // Refusals before this page was opened are only shown in their rows.
      if (state !== 'refused' || !open.current.has(id)) continue;
      showToast({
        kind: 'problem',
        text: 'The server refused a change made on this device',
        detail: reason ?? undefined,
        cause: 'background',
      });
    }
    open.current = new Set(writes.filter(({ state }) => state !== 'refused').map(({ id }) => id));
  }, [writes]);
}

/** Progress or failure of the first load, with a sign-out button. */
function FirstLoad({ status }: { status: SyncStatus }) {
  const bridge = useCopyBridge();
  const signOut = useSignOut();
  const text = status.text || syncConfig.progress.start;
  return (
    <Page ready={status.error !== null} layout="plain">
      <div className={firstLoadClasses['middle']}>
        <Brand name="Watershade" />
        <h1 className="ws-only-heard">Loading your data</h1>
        {status.error !== null ? (
          <ErrorState onRetry={() => void bridge.requestSync()} />
        ) : (
          <div className={firstLoadClasses['progress']} role="status">
            <progress
              className="ws-progress"
              value={status.percent}
              max={100}
              aria-label="Loading progress"
            />
            <p>{text}</p>
          </div>
        )}
        <Button variant="subtle" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </Page>
  );
}
