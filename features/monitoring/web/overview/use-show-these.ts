import { useNavigate } from '@tanstack/react-router';
import { onlySearch, useOnlyPeople } from '#people/web';

/** Opens the list of people with only the given ones; `who` describes them. */
export function useShowThese(): (user_ids: readonly string[], who: string) => void {
  const navigate = useNavigate();
  const [, showOnly] = useOnlyPeople();
  return (user_ids, who) => {
    const only = { user_ids: [...user_ids], who };
    showOnly(only);
    void navigate({ to: '/people', search: onlySearch(only) });
  };
}
