import { createContext, useContext } from 'react';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | null>(null);

/** Gives the screens below it the way to the server. */
export const ClientProvider = ClientContext.Provider;

/** The page's client, made once by the app. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('No ClientProvider stands above this component.');
  return client;
}
