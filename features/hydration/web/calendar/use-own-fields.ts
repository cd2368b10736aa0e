import { calendarMessages } from '#hydration/contract';
import { useWrite } from '#packages/form/web';
import { changeMetadata } from '#people/contract';
import { bringHere } from '#people/web';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';

/**
 * Saves private fields of the viewer and waits until the copy has them. A refusal is shown in a
 * toast. Returns whether it was saved.
 */
export function useOwnFields() {
  const client = useClient();
  const { write } = useWrite({ sync: bringHere });
  const { online } = useSyncStatus();
  return {
    online,
    async save(fields: Record<string, unknown>): Promise<boolean> {
      const sent = () => client.call(changeMetadata, { body: { metadata: fields } });
      return (await write(sent, { failed: calendarMessages.notSaved, fields: [] })) === null;
    },
  };
}
