import type { ProviderOptions } from '../provider/provider.ts';
import type { Directory } from './directory.ts';
import { openGraphDirectory } from './graph-directory.ts';

/** Server configuration for reading directories, beside the client id. */
export interface DirectoryOptions {
  client_secret: string;
  /** API host; by default that of the provider's cloud. */
  url?: string | undefined;
  /** Token host; by default the provider's own origin. */
  login?: string | undefined;
}

/** Graph hosts by the sign-in hosts of Microsoft's clouds. */
const graphs: Readonly<Record<string, string>> = {
  'https://login.microsoftonline.com': 'https://graph.microsoft.com',
  'https://login.microsoftonline.us': 'https://graph.microsoft.us',
  'https://login.partner.microsoftonline.cn': 'https://microsoftgraph.chinacloudapi.cn',
};

/** Opens the directories of a provider; null if it has none that can be searched. */
export function openDirectory(
  { authority, client_id }: Pick<ProviderOptions, 'authority' | 'client_id'>,
  { client_secret, ...options }: DirectoryOptions,
): Directory | null {
  const { origin } = new URL(authority);
  const graph = graphs[origin];
  if (graph === undefined) return null;
  const { url = graph, login = origin } = options;
  return openGraphDirectory({ url, login, client_id, client_secret });
}
