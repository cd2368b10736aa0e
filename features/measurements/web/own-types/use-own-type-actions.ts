import {
  changeCustomType,
  changeLinkType,
  createCustomType,
  createLinkType,
  removeCustomType,
  removeLinkType,
} from '#measurements/contract';
import type { OwnTypeFields, OwnTypeKind } from '#measurements/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { ownTypeWords } from './own-type-texts.ts';

type Change = Partial<OwnTypeFields> & { active?: true };

/** Writes about types of one kind. Each shows its result in a toast. */
export function useOwnTypeActions(kind: OwnTypeKind) {
  const client = useClient();
  // The lists read the copy.
  const { isBusy, write } = useWrite({ sync: 'awaited' });
  const fields = ['name', 'unit', 'image'];
  const isCustom = kind === 'custom';

  const send = (id: string, body: Change): Promise<unknown> =>
    isCustom
      ? client.call(changeCustomType, { params: { custom_id: id }, body })
      : client.call(changeLinkType, { params: { link_type_id: id }, body });

  return {
    /** A write is running. */
    isBusy,
    /** The form creates the id, so that sending twice adds one type. */
    create: (id: string, type: Pick<OwnTypeFields, 'name' | 'unit'>): Promise<Refused> =>
      write<unknown>(
        () =>
          isCustom
            ? client.call(createCustomType, { body: { custom_id: id, ...type } })
            : client.call(createLinkType, { body: { link_type_id: id, ...type } }),
        { done: ownTypeWords.created(type.name.trim()), fields },
      ),
    change: (id: string, type: Partial<OwnTypeFields>): Promise<Refused> =>
      write(() => send(id, type), { done: ownTypeWords.saved, fields }),
    /** The toast offers to undo it. */
    remove: ({ id, name }: { id: string; name: string }): Promise<Refused> =>
      write<unknown>(
        () =>
          isCustom
            ? client.call(removeCustomType, { params: { custom_id: id } })
            : client.call(removeLinkType, { params: { link_type_id: id } }),
        {
          done: ownTypeWords.deleted(name),
          undo: () =>
            write(() => send(id, { active: true }), { done: ownTypeWords.restored(name) }),
        },
      ),
  };
}
