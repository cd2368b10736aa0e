import { newId } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about referrals. */
export const recipes: Recipes = {
  'referral.read: what the caller has invited': async (cell) => {
    await addReferral(cell);
    return {};
  },
  'referral.create_link: a link of the caller': () => Promise.resolve({ body: {} }),
  'referral.invite: an address': async ({ fixture, self }) => {
    await fixture.owner.query(
      'update credentials set proven_time = now() where user_id = $1 and proven_time is null',
      [self?.user_id ?? null],
    );
    return { body: { emails: [`${newId()}@invited.example`], note: 'Have a look' } };
  },
};

/** An invitation of the subject, who is shown to nobody else. */
async function addReferral({ fixture, target }: Cell): Promise<void> {
  await fixture.owner.query(
    `insert into referrals (org_id, referral_id, user_id, email_masked, state, created_time)
     values ($1, $2, $3, 'a•••@invited.example', 'Invited', now())`,
    [target.org_id, newId(), target.user_id],
  );
}
