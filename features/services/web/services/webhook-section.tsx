import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconKey, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  findChannels,
  listMessages,
  readWebhook,
  removeWebhook,
  rotateSecret,
  saveWebhook,
} from '#outbox/contract';
import type { Webhook } from '#outbox/contract';
import { SectionForm, useSave, useWrite } from '#packages/form/web';
import { useAnswer, useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  CopyText,
  ErrorState,
  Modal,
  RelativeTime,
  SettingsSection,
  TextSkeleton,
  useConfirm,
  useDelayPageReady,
} from '#packages/ui';
import { listServices } from '#services/contract';
import { serviceTexts as texts } from '../service-texts.ts';
import classes from '../services.module.css';

/** The address and the secret of the webhook. */
export function WebhookSection() {
  const { data, error, refetch } = useAnswer(readWebhook, {});
  useDelayPageReady(data === undefined && error === null);
  if (data !== undefined) return <WebhookForm webhook={data.webhook} />;
  return (
    <SettingsSection title={texts.webhookTitle} about={texts.webhookMeans}>
      {error === null ? (
        <TextSkeleton widths={[60, 40]} />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </SettingsSection>
  );
}

function WebhookForm({ webhook }: { webhook: Webhook | null }) {
  const { online } = useSyncStatus();
  const { isBusy, secret, forgetSecret, ...actions } = useWebhook();
  const form = useSave({ address: webhook?.address ?? '' });
  const confirm = useConfirm();
  const rotate = async () => {
    if (await confirm(texts.rotateSure)) void actions.rotate();
  };
  const remove = async () => {
    if (await confirm(texts.removeSure)) void actions.remove();
  };
  return (
    <>
      <SectionForm
        title={texts.webhookTitle}
        about={texts.webhookMeans}
        form={form}
        needsConnection={texts.webhookNeedsConnection}
        // The same address switches it on again.
        maySave={webhook?.is_gone === true}
        onSave={() => form.save({ send: () => actions.save(form.values.address.trim()) })}
      >
        <Stack gap={16}>
          {webhook?.is_gone === true && (
            <p className={classes['gone']}>
              <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
              {texts.webhookGone}
            </p>
          )}
          <TextInput
            label={texts.webhookAddress}
            placeholder={texts.webhookPlaceholder}
            type="url"
            autoComplete="off"
            spellCheck={false}
            disabled={!online}
            {...form.text('address')}
          />
          {webhook !== null && (
            <>
              <p className="ws-note">
                {texts.secretMade} <RelativeTime time={Date.parse(webhook.secret_time)} />
              </p>
              <Group gap={8}>
                <Button
                  variant="default"
                  leftSection={<IconKey size={16} stroke={1.9} />}
                  disabled={!online || isBusy}
                  onClick={rotate}
                >
                  {texts.rotate}
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconTrash size={16} stroke={1.9} />}
                  disabled={!online || isBusy}
                  onClick={remove}
                >
                  {texts.remove}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </SectionForm>
      <SecretDialog secret={secret} onClose={forgetSecret} />
    </>
  );
}

/** A new secret, which is shown only here. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  const confirm = useConfirm();
  // Escape or a press beside the dialog would lose it.
  const ask = async () => {
    if (await confirm(texts.closeSecretSure)) onClose();
  };
  return (
    <Modal opened={secret !== null} onClose={() => void ask()} title={texts.secretTitle} size={560}>
      {secret !== null && (
        <Stack gap={16}>
          <CopyText label={texts.secretLabel} text={secret} />
          <p className="ws-note">{texts.secretOnce}</p>
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

/** The writes about the webhook, and the secret that the last one made. */
function useWebhook() {
  const client = useClient();
  const stale = [readWebhook, listServices, listMessages, findChannels];
  const { isBusy, write } = useWrite({ stale });
  const [secret, setSecret] = useState<string | null>(null);

  const save = (address: string) =>
    write(
      async () => {
        const saved = await client.call(saveWebhook, { body: { address } });
        setSecret(saved.secret);
      },
      { done: texts.webhookSaved, fields: ['address'] },
    );
  const rotate = () => write(async () => setSecret((await client.call(rotateSecret)).secret));
  const remove = () => write(() => client.call(removeWebhook), { done: texts.webhookRemoved });

  return { isBusy, secret, forgetSecret: () => setSecret(null), save, rotate, remove };
}
