import { createInvitation, listInvitations, revokeInvitation } from '#invitations/contract';
import type { Invitation } from '#invitations/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId, useAnswer, useClient } from '#packages/http/web';
import { invitationTexts as texts } from './invitation-texts.ts';

/** What a new invitation is made of. */
export interface InvitationForm {
  name: string;
  /** Null for a crew. */
  email: string | null;
  tag_ids: string[];
  most: number;
  days: number;
}

/** The invitations of the organisation, and what can be done with them. */
export function useInvitations() {
  const client = useClient();
  const { write } = useWrite({ stale: [listInvitations] });
  const { data, error, isPending, refetch } = useAnswer(listInvitations, {});
  return {
    ...{ invitations: data?.invitations, error, isPending, refetch },
    /** A lost answer needs a new invitation, as the link is answered once. */
    make: (body: InvitationForm, onMade: (url: string) => void): Promise<Refused> =>
      write(async () => {
        const made = await client.call(createInvitation, {
          body: { ...body, invitation_id: newId() },
        });
        onMade(made.url);
      }),
    revoke: ({ invitation_id }: Invitation): Promise<Refused> =>
      write(() => client.call(revokeInvitation, { params: { id: invitation_id } }), {
        done: texts.revoked,
      }),
  };
}
