import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#packages/ui';
import { shellMessages } from './shell-messages.ts';

interface Wanting<Part extends object> {
  /** The same function each time. */
  fetchPart: () => Promise<Part>;
  isWanted: boolean;
  /** Takes the wish back. */
  giveUp: () => void;
}

/** Milliseconds after which the start of the page is over. */
const untilQuiet = 1000;

/**
 * A part of the frame that the start does without, null until it is here. It is fetched soon after
 * the start: whoever loses the line wants it, and then it cannot be fetched any more. Where it is
 * wanted and cannot be fetched, that is said and the wish is given up.
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
