import { useState } from 'react';
import {
  changeCustomType,
  changeLinkType,
  createCustomType,
  createLinkType,
  removeCustomType,
  removeLinkType,
} from '#measurements/contract';
import type { OwnTypeFields, OwnTypeKind } from '#measurements/contract';
import type { OwnTypeErrors } from '#measurements/domain';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { ownTypeWords } from './own-type-texts.ts';

/** Result of a write: null if it was done, otherwise error messages by field. */
export type Refused = OwnTypeErrors | null;
type Change = Partial<OwnTypeFields> & { active?: true };

/** Writes about types of one kind. Each shows its result in a toast. */
export function useOwnTypeActions(kind: OwnTypeKind) {
  const client = useClient();
  const bridge = useCopyBridge();
  const [isBusy, setBusy] = useState(false);

  async function tell(send: () => Promise<unknown>, done: string, undo?: () => void) {
    setBusy(true);
    try {
      await send();
      const action = undo && { label: 'Undo', run: undo };
      showToast({ kind: 'done', text: done, action });
      // The lists read the copy.
      await bridge.requestSync();
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { name, unit, icon, image } = error.errors;
      const errors = { ...(name && { name }), ...(unit && { unit }), ...(image && { image }) };
      if (Object.keys(errors).length === 0) {
        const detail = error.detail ?? icon ?? undefined;
        showToast({ kind: 'problem', text: error.message, detail });
      }
      return errors;
    } finally {
      setBusy(false);
    }
  }

  const send = (id: string, body: Change): Promise<unknown> =>
    kind === 'custom'
      ? client.call(changeCustomType, { params: { custom_id: id }, body })
      : client.call(changeLinkType, { params: { link_type_id: id }, body });

  return {
    /** A write is running. */
    isBusy,
    /** The form creates the id, so that sending twice adds one type. */
    create: (id: string, fields: Pick<OwnTypeFields, 'name' | 'unit'>): Promise<Refused> =>
      tell(
        () =>
          kind === 'custom'
            ? client.call(createCustomType, { body: { custom_id: id, ...fields } })
            : client.call(createLinkType, { body: { link_type_id: id, ...fields } }),
        ownTypeWords.created(fields.name.trim()),
      ),
    change: (id: string, fields: Partial<OwnTypeFields>): Promise<Refused> =>
      tell(() => send(id, fields), ownTypeWords.saved),
    /** The toast offers to undo it. */
    remove: ({ id, name }: { id: string; name: string }): Promise<Refused> =>
      tell(
        () =>
          kind === 'custom'
            ? client.call(removeCustomType, { params: { custom_id: id } })
            : client.call(removeLinkType, { params: { link_type_id: id } }),
        ownTypeWords.deleted(name),
        () => void tell(() => send(id, { active: true }), ownTypeWords.restored(name)),
      ),
  };
}
