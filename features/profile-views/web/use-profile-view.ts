import { useEffect, useRef } from 'react';
import { newId } from '#packages/http/web';
import { dateText } from '#packages/kit';
import { useCopy, useCopyBridge } from '#packages/sync/web';
import type { CopyBridge } from '#packages/sync/web';
import { useRemembered, useZone } from '#packages/ui';
import { addProfileView } from '#profile-views/contract';
import type { NewProfileView, OpenedKind } from '#profile-views/contract';
import { nothingOpened, openedWith } from '#profile-views/domain';
import { viewRecorded } from '#profile-views/offline';

/**
 * Records that the viewer opened the page or the tests of another person, once a day. The entry
 * waits in the queue, as the data is read from the copy without a connection too.
 *
 * @param user_id null if the screen is not about one person
 */
export function useProfileView(user_id: string | null, kind: OpenedKind): void {
  const bridge = useCopyBridge();
  const zone = useZone();
  const [opened, keepOpened] = useRemembered('opened-today', nothingOpened);
  const { data: isRecorded } = useCopy(viewRecorded, { user_id: user_id ?? '' });
  // What the queue did not take is tried again when it is opened again.
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (user_id === null || isRecorded !== true) return;
    const day = dateText(Date.now(), zone);
    const next = openedWith(opened, { user_id, kind, day });
    const key = `${kind} ${user_id} ${day}`;
    if (next === null || tried.current === key) return;
    tried.current = key;
    keepOpened(next);
    queueView(bridge, user_id, kind).catch(() => keepOpened(opened));
  }, [bridge, user_id, kind, zone, isRecorded, opened, keepOpened]);
}

async function queueView(bridge: CopyBridge, user_id: string, kind: OpenedKind): Promise<void> {
  // By the clock of the server, as far as its difference is known.
  const now = Date.now() - (bridge.status().clock_off ?? 0) * 60_000;
  const view_id = newId();
  const body: NewProfileView = {
    ...{ view_id, user_id, kind },
    opened_time: new Date(now).toISOString(),
  };
  const { name, method, path } = addProfileView;
  await bridge.queue({ type: 'queue-add', write: { id: view_id, kind: name, method, path, body } });
}
