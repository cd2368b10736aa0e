import { createContext, useContext } from 'react';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | null>(null);

/** Provides the client to the screens below. */
export const ClientProvider = ClientContext.Provider;

/** The page's client, created by the app. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('This component has no ClientProvider above it.');
  return client;
}
