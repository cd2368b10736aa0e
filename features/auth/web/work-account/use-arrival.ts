import { useEffect, useEffectEvent } from 'react';
import type { Arrival, WorkAccountClient } from './work-account-client.ts';

interface Options {
  workAccountClient: WorkAccountClient;
  onArrival: (arrival: Arrival) => void;
  /**
   * The browser shows the page from its back-forward cache: the redirect is not in progress any
   * more.
   */
  onShownAgain: () => void;
}

/** Handles the return from the provider of work accounts. */
export function useArrival({ workAccountClient, onArrival, onShownAgain }: Options): void {
  const notifyArrival = useEffectEvent(onArrival);
  const notifyShown = useEffectEvent(onShownAgain);

  useEffect(() => {
    if (!workAccountClient.isReturning()) return undefined;
    let isWanted = true;
    void workAccountClient.comeBack().then((arrival) => {
      if (isWanted) notifyArrival(arrival);
    });
    return () => {
      isWanted = false;
    };
  }, [workAccountClient]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) notifyShown();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
