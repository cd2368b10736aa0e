import { useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useRemembered } from '#packages/ui';
import { saveSession, saveSessionUsers, sessionMessages as messages } from '#sessions/contract';
import type { SessionType } from '#sessions/contract';

interface NewSession {
  session_id: string;
  type: SessionType;
  tag_ids: readonly string[];
}

const nobody: Readonly<Record<string, readonly string[]>> = {};

/** The writes about sessions. Each shows its own toast. */
export function useSessionActions() {
  const client = useClient();
  const { write, isBusy } = useWrite({ sync: 'awaited' });
  // The people of sessions whose second call has failed, so that it can be repeated.
  const [unsaved, keepUnsaved] = useRemembered('session-users', nobody);

  const saveUsers = async (session_id: string, user_ids: readonly string[]): Promise<boolean> => {
    const users = user_ids.map((user_id) => ({ user_id, skip: false }));
    const refused = await write(
      () => client.call(saveSessionUsers, { body: { session_id, users } }),
      { done: messages.usersSaved, failed: messages.usersNotSaved, fields: [] },
    );
    const { [session_id]: _, ...others } = unsaved;
    if (refused === null) keepUnsaved(others);
    else keepUnsaved({ ...others, [session_id]: user_ids });
    return refused === null;
  };

  const save = ({ session_id, type, tag_ids }: NewSession, done: boolean) =>
    write(
      () =>
        client.call(saveSession, {
          body: { session_id, done, active: true, metadata: { type, tag_ids: [...tag_ids] } },
        }),
      { done: messages.saved, failed: messages.notSaved, fields: [] },
    );

  return {
    isBusy,
    /** The people of a session whose second call has failed on this device. */
    unsavedOf: (session_id: string): readonly string[] => unsaved[session_id] ?? [],
    /**
     * Saves a session and then its people. Returns false if the session itself was not saved; if
     * only its people were not, its card offers to repeat that.
     */
    async create(session: NewSession, user_ids: readonly string[]): Promise<boolean> {
      if ((await save(session, false)) !== null) return false;
      await saveUsers(session.session_id, user_ids);
      return true;
    },
    saveUsers,
    archive: (session: NewSession) => save(session, true),
  };
}
