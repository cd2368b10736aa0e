import { Button } from '@mantine/core';
import { useSyncStatus } from '#packages/sync/web';
import { SettingsSection, useConfirm } from '#packages/ui';
import type { Sso, SsoSettings } from '#work-accounts/contract';
import { workAccountTexts } from '../work-account-texts.ts';

interface Props {
  sso: Sso;
  onSave: (settings: SsoSettings) => Promise<unknown>;
}

/** Ends sign-in with work accounts. */
export function DisconnectSection({ sso, onSave }: Props) {
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const disconnect = async () => {
    if (!(await confirm(workAccountTexts.confirmDisconnect(sso.people)))) return;
    void onSave({ ...nothing, enabled: false });
  };
  return (
    <SettingsSection
      title="Disconnect"
      about="Everybody signs in with a password again."
      isDangerous
      actions={
        <Button data-danger disabled={!online} onClick={() => void disconnect()}>
          Disconnect
        </Button>
      }
    >
      <p>
        The settings above are deleted, and everybody signed in with a work account is signed out,
        except you. People without a password set one with ‘Forgot your password’.
      </p>
    </SettingsSection>
  );
}

const nothing = {
  tenant_id: '',
  domains: [],
  is_enforced: false,
  creates_people: false,
  tag_ids: [],
};
