import { useNavigate } from '@tanstack/react-router';

/**
 * A click on a sign-out button. It lives in memory and is used up at once, so neither a link of
 * another site nor Reload nor Back can stand for it.
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
