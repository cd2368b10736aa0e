import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Device, DeviceToken } from '#devices/contract';
import { nameOf } from '#devices/domain';
import { CopyText, Modal, RelativeTime, useConfirm } from '#packages/ui';
import { deviceTexts } from '../device-texts.ts';
import type { Devices } from '../use-devices.ts';
import classes from './token-dialog.module.css';

interface Props {
  /** undefined: closed. */
  device: Device | undefined;
  online: boolean;
  actions: Pick<Devices, 'makeToken' | 'revokeToken'>;
  onClose: () => void;
}

/** The tokens of a device: created, shown once, listed by beginning, revoked. */
export function TokenDialog({ device, ...props }: Props) {
  return (
    <Modal
      opened={device !== undefined}
      onClose={props.onClose}
      title={device && deviceTexts.tokens(device.serial)}
      size={560}
    >
      {device !== undefined && <Tokens key={device.device_id} device={device} {...props} />}
    </Modal>
  );
}

function Tokens({ device, online, actions, onClose }: Props & { device: Device }) {
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function busy(action: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    await action().finally(() => setBusy(false));
  }
  const make = () => busy(async () => setToken(await actions.makeToken(device)));
  const confirm = useConfirm();
  const revoke = async ({ device_token_id, prefix }: DeviceToken) => {
    if (!(await confirm(deviceTexts.revokeSure(prefix)))) return;
    if (token?.startsWith(prefix) === true) setToken(null);
    void busy(() => actions.revokeToken(device, device_token_id));
  };

  return (
    <Stack gap={16}>
      <p className="ws-note">
        {device.retired ? deviceTexts.retiredTokens : deviceTexts.tokensMean}
      </p>
      <div role="status" className={classes['fresh']}>
        {token !== null && (
          <>
            <CopyText label="New token" text={token} />
            <p className={classes['warning']}>
              <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
              {deviceTexts.shownOnce}
            </p>
          </>
        )}
      </div>
      {device.tokens.length === 0 ? (
        <p className="ws-note">{deviceTexts.noTokens}</p>
      ) : (
        <ul className={classes['tokens']} aria-label="Tokens">
          {device.tokens.map((each) => (
            <TokenRow
              key={each.device_token_id}
              token={each}
              isBusy={isBusy || !online}
              onRevoke={() => revoke(each)}
            />
          ))}
        </ul>
      )}
      <Group justify="space-between" gap={8}>
        <Button
          variant={token === null ? 'filled' : 'default'}
          leftSection={<IconPlus size={16} stroke={1.9} />}
          loading={isBusy}
          disabled={!online}
          onClick={() => void make()}
        >
          Create token
        </Button>
        <Button variant="default" onClick={onClose}>
          {token === null ? 'Close' : 'Done'}
        </Button>
      </Group>
    </Stack>
  );
}

interface RowProps {
  token: DeviceToken;
  isBusy: boolean;
  onRevoke: () => void;
}

function TokenRow({ token, isBusy, onRevoke }: RowProps) {
  const { prefix, created_time, last_used_time } = token;
  const maker = nameOf({
    name_first: token.made_by_name_first,
    name_last: token.made_by_name_last,
  });
  return (
    <li>
      <IconKey size={18} stroke={1.75} aria-hidden />
      <div>
        <code className={classes['prefix']}>{prefix}…</code>
        <p className={classes['when']}>
          Created <RelativeTime time={Date.parse(created_time)} />
          {maker !== '' && ` by ${maker}`},{' '}
          {last_used_time === null ? (
            deviceTexts.neverUsed
          ) : (
            <>
              last used <RelativeTime time={Date.parse(last_used_time)} />
            </>
          )}
        </p>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isBusy}
        aria-label={`Revoke ${prefix}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </li>
  );
}
