import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

const ZoneContext = createContext<string | null>(null);

/** Provides the time zone of the organisation; null: the device's own. */
export function ZoneProvider({ zone, children }: { zone: string | null; children: ReactNode }) {
  // Reading the device's zone takes longer than most renders that use it.
  const [own] = useState(deviceZone);
  return <ZoneContext value={zone ?? own}>{children}</ZoneContext>;
}

/** IANA name of the zone that times are shown in. */
export function useZone(): string {
  return useContext(ZoneContext) ?? deviceZone();
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The current time in milliseconds since 1970, updated every `every` milliseconds; all users of one
 * interval share one timer and one value.
 */
export function useNow(every = 30_000): number {
  const ticker = tickerOf(every);
  return useSyncExternalStore(ticker.subscribe, ticker.read);
}

interface Ticker {
  subscribe: (watcher: () => void) => () => void;
  read: () => number;
}

const tickers = new Map<number, Ticker>();

function tickerOf(every: number): Ticker {
  const known = tickers.get(every);
  if (known !== undefined) return known;
  const watchers = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const ticker: Ticker = {
    subscribe(watcher) {
      if (watchers.size === 0) {
        now = Date.now();
        timer = setInterval(() => {
          now = Date.now();
          for (const one of [...watchers]) one();
        }, every);
      }
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) clearInterval(timer);
      };
    },
    read: () => now,
  };
  tickers.set(every, ticker);
  return ticker;
}
