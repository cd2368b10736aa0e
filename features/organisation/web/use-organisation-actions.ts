import { changeOrganisation, removeLogo, setLogo } from '#organisation/contract';
import type { OrganisationChange } from '#organisation/contract';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast, tellRefusal } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { settingsMessages } from './settings-messages.ts';

export interface OrganisationActions {
  /** Saves a section; `back` is the change for the toast's Undo button. */
  save: (change: OrganisationChange, back?: OrganisationChange) => Promise<Refused>;
  /** Sets the logo, null for none. */
  saveLogo: (org_id: string, image: string | null) => Promise<Refused>;
}

/** Writes of /settings/org. Each one syncs the copy before the form is released. */
export function useOrganisationActions(): OrganisationActions {
  const client = useClient();
  const bridge = useCopyBridge();

  async function attempt(change: () => Promise<unknown>, undo?: () => void): Promise<Refused> {
    try {
      await change();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return tellRefusal(error);
    }
    await bridge.requestSync();
    const toastAction = undo && { label: 'Undo', run: undo };
    showToast({ kind: 'done', text: settingsMessages.updated, action: toastAction });
    return null;
  }

  const save: OrganisationActions['save'] = (change, back) =>
    attempt(
      () => client.call(changeOrganisation, { body: change }),
      back && (() => void save(back, change)),
    );
  return {
    save,
    saveLogo: (org_id, image) =>
      attempt(() =>
        image === null
          ? client.call(removeLogo, { params: { org_id } })
          : client.call(setLogo, { params: { org_id }, body: { image } }),
      ),
  };
}
