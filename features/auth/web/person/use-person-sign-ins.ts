import { useWrite } from '#packages/form/web';
import { CallError, useAnswer, useClient } from '#packages/http/web';
import { endPersonSignIn, endPersonSignIns, personSignIns } from '#auth/contract';
import { accountMessages } from '../account-messages.ts';

/**
 * Sign-ins of another person from the server, and the two ways to end them.
 *
 * @param isWanted false if the viewer may not see them, or offline
 */
export function usePersonSignIns(id: string, isWanted: boolean) {
  const client = useClient();
  const { isBusy, write } = useWrite({ stale: [personSignIns] });
  const list = useAnswer(personSignIns, { params: { id } }, { enabled: isWanted });
  /** Ends one of them; null: all of them. */
  const end = (sign_in_id: string | null) =>
    write<unknown>(
      () =>
        sign_in_id === null
          ? client.call(endPersonSignIns, { params: { id } })
          : client.call(endPersonSignIn, { params: { id, sign_in_id } }),
      {
        done: sign_in_id === null ? accountMessages.signedOutAll : accountMessages.signedOutOne,
        failed: (reason) => reason,
        fields: [],
      },
    );
  const isForbidden = list.error instanceof CallError && list.error.status === 403;
  return { list, isForbidden, isEnding: isBusy, end };
}
