import { addEmergencyEntry } from '#emergencies/contract';
import type { EntryFields, EntryKind } from '#emergencies/contract';
import { newId } from '#packages/http/web';
import { useQueue } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { emergencyTexts as texts } from './emergency-texts.ts';

type Details = Partial<
  Pick<EntryFields, 'note' | 'is_drill' | 'location_id' | 'user_id' | 'corrects' | 'corrected_time'>
>;

/** Records entries of emergencies through the queue, with and without a connection. */
export function useEmergencyLog() {
  const queue = useQueue();

  /**
   * Records an entry with the current time. Resolves to whether it is on disk; if not, a message
   * says so.
   */
  async function record(
    emergency_id: string,
    kind: EntryKind,
    details: Details = {},
  ): Promise<boolean> {
    const entry_id = newId();
    const { name, method, path } = addEmergencyEntry;
    const body: EntryFields = {
      ...{ entry_id, emergency_id, kind, time: new Date().toISOString() },
      ...{ note: '', is_drill: false, location_id: null, user_id: null },
      ...{ corrects: null, corrected_time: null },
      ...details,
    };
    try {
      await queue.add({ id: entry_id, kind: name, method, path, body });
      return true;
    } catch {
      showToast({ kind: 'problem', text: texts.notKept });
      return false;
    }
  }

  return { record };
}
