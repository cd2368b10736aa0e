import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { configurationField, dashboardMessages } from '#dashboard/contract';
import type { DashboardConfiguration } from '#dashboard/contract';
import { configurationFromText, textOfConfiguration } from '#dashboard/domain';
import { createTurns } from '#packages/kit';
import { changeMetadata } from '#people/contract';
import { bringHere } from '#people/web';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { showToast, useRemembered } from '#packages/ui';

/**
 * The viewer's dashboard settings, and how to change them. A change applies at once; it is stored
 * on this device until the server has it, also when offline, and reverted if the server refuses.
 *
 * @param stored the text in the copy; null for the default
 */
export function useConfiguration(
  stored: string | null,
): [DashboardConfiguration, (next: DashboardConfiguration) => void] {
  const client = useClient();
  const bridge = useCopyBridge();
  const { online } = useSyncStatus();
  const [waiting, setWaiting] = useRemembered<string | null>('dashboard-configuration', null);
  const [saved, setSaved] = useState<{ text: string; before: string | null } | null>(null);
  const [inTurn] = useState(createTurns);
  const storedNow = useCallbackRef(() => stored);
  // A saved change applies until the copy contains something else than before.
  if (saved !== null && saved.before !== stored) setSaved(null);
  const text = waiting ?? saved?.text ?? stored;
  const configuration = useMemo(() => configurationFromText(text), [text]);

  useEffect(() => {
    if (waiting === null || !online) return;
    const turn = { isOver: false };
    // One after the other: of two concurrent writes the older might be stored last.
    void inTurn(async () => (turn.isOver ? undefined : send(waiting)));
    return () => {
      turn.isOver = true;
    };

    async function send(sent: string): Promise<void> {
      try {
        await client.call(changeMetadata, { body: { metadata: { [configurationField]: sent } } });
        await bringHere(bridge);
        setSaved({ text: sent, before: storedNow() });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        // Without a response it may have arrived or not, so it is sent again when online.
        if (failure.isUnanswered || turn.isOver) return;
        const detail = failure.detail ?? failure.message;
        showToast({ kind: 'problem', text: dashboardMessages.notKept, detail });
      }
      // Later changes are sent separately.
      if (!turn.isOver) setWaiting(null);
    }
  }, [waiting, online, client, bridge, inTurn, setWaiting, storedNow]);

  return [configuration, (next) => setWaiting(textOfConfiguration(next))];
}
