import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#packages/ui';
import { shellMessages } from './shell-messages.ts';

interface Wanting<Part extends object> {
  /** A stable function. */
  fetchPart: () => Promise<Part>;
  isWanted: boolean;
  /** Cancels the request to show it. */
  giveUp: () => void;
}

/** Milliseconds after which the page start is complete. */
const untilQuiet = 1000;

/**
 * A part of the frame that is not needed at the start, null until loaded. It is loaded soon after
 * the start, as it is needed when offline and could not be loaded then. If loading fails when it is
 * needed, a message is shown and the request is cancelled.
 */
export function useFetched<Part extends object>(wanting: Wanting<Part>): Part | null {
  const { fetchPart, isWanted } = wanting;
  const [part, setPart] = useState<Part | null>(null);
  const isHere = part !== null;
  const giveUp = useEffectEvent(() => {
    showToast({ kind: 'problem', text: shellMessages.notFetched });
    wanting.giveUp();
  });

  useEffect(() => {
    if (isHere) return undefined;
    let isOver = false;
    const fetchIt = async () => {
      try {
        const fetched = await fetchPart();
        if (!isOver) setPart(fetched);
      } catch {
        if (!isOver && isWanted) giveUp();
      }
    };
    const timer = setTimeout(() => void fetchIt(), isWanted ? 0 : untilQuiet);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fetchPart, isHere, isWanted]);
  return part;
}
