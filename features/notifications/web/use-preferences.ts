import { preferencesField } from '#notifications/contract';
import type { NotificationPreferences } from '#notifications/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { changeMetadata } from '#people/contract';
import { bringHere } from '#people/web';
import { notificationTexts as texts } from './notification-texts.ts';

/**
 * Saves parts of the viewer's preferences and waits until the copy has them.
 *
 * @param stored all preferences as they are now
 */
export function useSavePreferences(stored: NotificationPreferences) {
  const client = useClient();
  const { write, isBusy } = useWrite({ sync: bringHere });
  const save = (parts: Partial<NotificationPreferences>): Promise<Refused> => {
    const metadata = { [preferencesField]: JSON.stringify({ ...stored, ...parts }) };
    return write(() => client.call(changeMetadata, { body: { metadata } }), {
      ...{ done: texts.saved, failed: texts.notSaved, fields: [] },
    });
  };
  return { save, isBusy };
}
