import type { Tx } from '#packages/database';
import type { NoteUse } from '#packages/http/server';
import type { DirectoryState } from '#work-accounts/contract';
import type { Provider } from '../provider/provider.ts';
import { findSettings } from '../sso-store.ts';
import type { SsoRow } from '../sso-store.ts';
import type { Directory } from './directory.ts';
import { findIsShown } from './directory-store.ts';

/** What the app passes in: the provider, and its directory if this server may read one. */
export interface DirectoryParts {
  provider: Provider | null;
  directory: Directory | null;
  /** Records each request to the directory. */
  noteDirectory?: NoteUse | undefined;
}

/** Whether an organisation can search its directory, with the data it needs if so. */
export type DirectoryStatus =
  | { state: Exclude<DirectoryState, 'ready'> }
  | { state: 'ready'; directory: Directory; provider: Provider; settings: SsoRow };

/** Whether the organisation of the transaction may search its directory. */
export async function findDirectoryStatus(
  tx: Tx,
  { provider, directory }: DirectoryParts,
): Promise<DirectoryStatus> {
  if (provider === null) return { state: 'no_provider' };
  if (directory === null) {
    return { state: provider.kind === 'azuread' ? 'no_secret' : 'other_provider' };
  }
  const settings = await findSettings(tx);
  if (settings === null) return { state: 'off' };
  if (!(await findIsShown(tx, settings.tenant_id))) return { state: 'not_shown' };
  return { state: 'ready', directory, provider, settings };
}
