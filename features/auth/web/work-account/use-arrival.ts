import { useEffect, useEffectEvent } from 'react';
import type { Arrival, WorkAccountDoor } from './work-account-door.ts';

interface Options {
  door: WorkAccountDoor;
  onArrival: (arrival: Arrival) => void;
  /** The browser shows the page again as it was left: nobody is on the way any more. */
  onShownAgain: () => void;
}

/** Meets whoever comes back from the provider of work accounts. */
export function useArrival({ door, onArrival, onShownAgain }: Options): void {
  const tell = useEffectEvent(onArrival);
  const tellShown = useEffectEvent(onShownAgain);

  useEffect(() => {
    if (!door.isReturning()) return undefined;
    let isWanted = true;
    void door.comeBack().then((arrival) => {
      if (isWanted) tell(arrival);
    });
    return () => {
      isWanted = false;
    };
  }, [door]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tellShown();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
