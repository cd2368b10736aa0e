import { useNavigate } from '@tanstack/react-router';

/**
 * Set by a click on a sign-out button. It is kept in memory and used once, so that links of other
 * sites, Reload and Back do not count as a click.
 */
let isIntended = false;

/** Returns the handler of a sign-out button: goes to /logout and signs out without a question. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    isIntended = true;
    void navigate({ to: '/logout' });
  };
}

/** Whether a button led to /logout; true once per click. */
export function takeSignOutIntent(): boolean {
  const wasIntended = isIntended;
  isIntended = false;
  return wasIntended;
}
