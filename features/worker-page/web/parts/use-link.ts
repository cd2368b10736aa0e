import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LinkState, OpenLink } from '../link/open-link.ts';

/** Milliseconds between tries to send what waits, and between reads of the page. */
const [sendPause, readPause, watchPause] = [20_000, 120_000, 30_000];

/** The state of an open link, kept up to date while the page is shown. */
export function useLink(link: OpenLink): LinkState {
  const state = useSyncExternalStore(link.watch, link.state);
  useEffect(() => {
    void link.start();
  }, [link]);

  const isWaiting = state.waiting.some(({ isRefused }) => !isRefused);
  const isWatching = (state.page?.value.requests ?? []).some(
    ({ answered_time }) => answered_time === null,
  );
  const isOver = state.phase === 'invalid' || state.phase === 'removed';
  useEffect(() => {
    if (isOver) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void link.refresh();
    };
    const timers = [setInterval(refresh, isWatching ? watchPause : readPause)];
    if (isWaiting) timers.push(setInterval(() => void link.sendWaiting(), sendPause));
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      for (const timer of timers) clearInterval(timer);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [link, isWaiting, isWatching, isOver]);
  return state;
}

/** The time of the device, again each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
