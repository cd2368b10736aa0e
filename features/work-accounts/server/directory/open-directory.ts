import type { ProviderOptions } from '../provider/provider.ts';
import type { Directory } from './directory.ts';
import { openGraphDirectory } from './graph-directory.ts';

/** What the server is told beside its client id, to read directories. */
export interface DirectoryOptions {
  client_secret: string;
  /** Where directories are asked; that of the provider's cloud unless told. */
  url?: string | undefined;
  /** Where tokens for it come from; the provider's own origin unless told. */
  login?: string | undefined;
}

/** Graph, by where Microsoft's clouds sign people in. */
const graphs: Readonly<Record<string, string>> = {
  'https://login.microsoftonline.com': 'https://graph.microsoft.com',
  'https://login.microsoftonline.us': 'https://graph.microsoft.us',
  'https://login.partner.microsoftonline.cn': 'https://microsoftgraph.chinacloudapi.cn',
};

/** Opens the directories of a provider; null where it has none that can be searched. */
export function openDirectory(
  { authority, client_id }: Pick<ProviderOptions, 'authority' | 'client_id'>,
  { client_secret, ...told }: DirectoryOptions,
): Directory | null {
  const { origin } = new URL(authority);
  const graph = graphs[origin];
  if (graph === undefined) return null;
  const { url = graph, login = origin } = told;
  return openGraphDirectory({ url, login, client_id, client_secret });
}
