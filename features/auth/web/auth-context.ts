import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AuthRecord } from '#auth/contract';
import type { AuthStore } from './auth-store.ts';

const AuthContext = createContext<AuthStore | null>(null);

/** Provides the sign-in of this browser. */
export const AuthProvider = AuthContext.Provider;

/** The store of the sign-in. */
export function useAuthStore(): AuthStore {
  const store = useContext(AuthContext);
  if (store === null) throw new Error('This component has no AuthProvider above it.');
  return store;
}

/** The current sign-in, updated live. */
export function useAuth(): AuthRecord | null {
  const store = useAuthStore();
  return useSyncExternalStore(store.onChange, store.current);
}
