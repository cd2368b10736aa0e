/** A page that links to the terms, and the label of the link back. */
export interface Origin {
  to: string;
  label: string;
}

/**
 * The page that a visitor of the terms came from, by the URL; anything except the settings and
 * screens before the sign-in leads to the start page.
 */
export function originOf(from: string | undefined): Origin {
  if (from === '/login') return { to: from, label: 'Back to sign-in' };
  if (from === '/register' || /^\/ref\/[\da-f-]{36}$/i.test(from ?? '')) {
    return { to: from ?? '/register', label: 'Back to registration' };
  }
  if (from === '/settings') return { to: from, label: 'Back to settings' };
  return { to: '/', label: 'Back to the start page' };
}
