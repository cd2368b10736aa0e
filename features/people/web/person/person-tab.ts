import type { ComponentType } from 'react';
import type { PersonCard } from '#people/domain';

/** A tab of the page of a person; loaded when first opened. */
export interface PersonTab {
  word: string;
  /** Its path, '/people/$user_id/hydration'. */
  to: string;
  validateSearch?: (search: Record<string, unknown>) => object;
  load: () => Promise<ComponentType<{ person: PersonCard }>>;
}
