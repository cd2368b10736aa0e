import { useNavigate } from '@tanstack/react-router';
import { useOnlyPeople } from '#people/web';

/** Opens the list of people with only the given ones; `who` describes them. */
export function useShowThese(): (user_ids: readonly string[], who: string) => void {
  const navigate = useNavigate();
  const [, showOnly] = useOnlyPeople();
  return (user_ids, who) => {
    showOnly({ user_ids: [...user_ids], who });
    void navigate({ to: '/people', search: { only: true } });
  };
}
