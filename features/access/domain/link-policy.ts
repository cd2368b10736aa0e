import type { Subject, Viewer } from '#permissions/contract';
import { canPlanPerson, isAdmin } from '#permissions/domain';

/** A person who is to get a link, with their own rights. */
export interface LinkHolder extends Subject, Pick<Viewer, 'grants'> {
  is_hidden: boolean;
  /** They can sign in, or could while their account was switched on. */
  has_account: boolean;
}

/** Why a person gets no link of a viewer; the first reason that applies, in this order. */
export type LinkRefusal = 'own' | 'not_managed' | 'admin' | 'hidden' | 'account';

/**
 * Why the viewer may not give a person a link; null if they may. Who has a link can read the
 * person's courses and page, and act as them. So it is for managers of the person, who may read
 * these already, and never for people who sign in: an act of theirs must be their own.
 */
export function linkRefusal(viewer: Viewer, person: LinkHolder): LinkRefusal | null {
  if (viewer.user_id === person.user_id) return 'own';
  if (!canPlanPerson(viewer, person)) return 'not_managed';
  if (isAdmin(person)) return 'admin';
  if (person.is_hidden) return 'hidden';
  return person.has_account ? 'account' : null;
}
