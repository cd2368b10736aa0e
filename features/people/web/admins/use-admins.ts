import { useWrite } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { giveAdminLevel, listAdmins } from '#people/contract';
import type { AdminLevel } from '#people/contract';
import { permissionTexts } from '../permissions/permission-texts.ts';

/** The admins from the server, and the write that changes a level. */
export function useAdmins() {
  const client = useClient();
  const { write } = useWrite({ stale: [listAdmins], sync: 'started' });
  const { data, error, refetch } = useAnswer(listAdmins, {});

  /** Sets the level of a person; true if it was done. */
  async function give(
    { user_id, name }: { user_id: string; name: string },
    level: AdminLevel | 'none',
  ): Promise<boolean> {
    const refused = await write(() => client.call(giveAdminLevel, { body: { user_id, level } }), {
      done: permissionTexts.levelGiven(name)[level],
      fields: [],
    });
    return refused === null;
  }

  return { admins: data?.admins, error, refetch, give };
}
