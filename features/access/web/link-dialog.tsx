import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { LinkPerson } from '#access/contract';
import { useSave } from '#packages/form/web';
import { dateText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import {
  CopyText,
  DialogForm,
  Modal,
  QrCode,
  RelativeTime,
  useConfirm,
  useZone,
} from '#packages/ui';
import { personName } from '#people/domain';
import { accessTexts as texts } from './access-texts.ts';
import { holdLinks } from './held-links.ts';
import classes from './link-dialog.module.css';
import { hasActiveLink, hasNothingToOpen, linkStateText } from './link-state.tsx';
import { useLinkActions } from './use-links.ts';
import type { MadeLink } from './use-links.ts';

/** A person of the dialog; with a course if the link is made from it. */
export type DialogPerson = LinkPerson & { course_id?: string };

interface Props {
  /** Null: closed. */
  person: DialogPerson | null;
  /** The organisation allows the worker's page. */
  hasPage: boolean;
  onClose: () => void;
}

/** The access link of a person: its state, a new one, and its end. */
export function LinkDialog({ person, ...others }: Props) {
  return (
    <Modal
      opened={person !== null}
      onClose={others.onClose}
      title={person === null ? texts.link : texts.linkOf(personName(person))}
      size={480}
    >
      {person !== null && <LinkPart person={person} {...others} />}
    </Modal>
  );
}

type PartProps = Props & { person: DialogPerson };

function LinkPart(props: PartProps) {
  const [made, setMade] = useState<MadeLink | null>(null);
  if (made !== null) return <NewLinkView link={made} onClose={props.onClose} />;
  return (
    <Stack gap={16}>
      <LinkFactsView {...props} />
      <MakeForm {...props} onMade={setMade} />
    </Stack>
  );
}

/** The newest link, which can be ended but not shown. */
function LinkFactsView({ person, onClose }: PartProps) {
  const zone = useZone();
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const { revoke } = useLinkActions();
  const { link } = person;
  if (link === null) return null;
  const end = async () => {
    if (!(await confirm(texts.confirmRevoke(personName(person))))) return;
    if ((await revoke(person)) === null) onClose();
  };
  return (
    <div>
      <dl className={classes['facts']}>
        <dt>{texts.state}</dt>
        <dd>{linkStateText(link, zone)}</dd>
        <dt>{texts.made}</dt>
        <dd>
          {dateText(Date.parse(link.created_time), zone)}
          {link.created_by !== null && `, ${link.created_by}`}
        </dd>
        <dt>{texts.lastUsed}</dt>
        <dd>
          {link.last_used_time === null ? (
            texts.neverUsed
          ) : (
            <RelativeTime time={Date.parse(link.last_used_time)} />
          )}
        </dd>
      </dl>
      {hasActiveLink(person) && (
        <Button
          variant="default"
          data-danger
          mt={12}
          leftSection={<IconTrash size={16} stroke={1.75} />}
          disabled={!online}
          onClick={() => void end()}
        >
          {texts.revoke}
        </Button>
      )}
    </div>
  );
}

function MakeForm({
  person,
  hasPage,
  onClose,
  onMade,
}: PartProps & { onMade: (link: MadeLink) => void }) {
  const { online } = useSyncStatus();
  const { make } = useLinkActions();
  const form = useSave({ mail_to: '' });
  const isOff = hasNothingToOpen(person, hasPage);
  const send = () => {
    const address = form.values.mail_to.trim();
    return make(person, address === '' ? null : address, onMade);
  };
  return (
    <DialogForm
      label={texts.make}
      submit={person.link === null ? texts.make : texts.makeAgain}
      isBusy={form.isBusy}
      isOff={!online || isOff}
      onSubmit={() => form.save({ send, onDone: () => undefined })}
      onCancel={onClose}
    >
      <p>
        {isOff ? `${texts.noCourse}.` : hasPage ? texts.aboutWithPage : texts.about}{' '}
        {!isOff && (hasPage ? texts.lastsWithPage : texts.lasts)}{' '}
        {hasActiveLink(person) && <b>{texts.replaces}</b>}
      </p>
      {!isOff && (
        <TextInput
          type="email"
          label={texts.mailTo}
          description={texts.mailToAbout}
          autoComplete="off"
          {...form.text('mail_to')}
        />
      )}
    </DialogForm>
  );
}

/** A new link, which is shown once. */
function NewLinkView({ link, onClose }: { link: MadeLink; onClose: () => void }) {
  const zone = useZone();
  const navigate = useNavigate();
  const print = () => {
    holdLinks([link]);
    onClose();
    void navigate({ to: '/education/access-links/cards' });
  };
  return (
    <Stack gap={16}>
      <div className={classes['code']}>
        <QrCode
          text={link.url}
          label={`QR code: ${texts.linkOf(personName(link))}`}
          className={classes['qr']}
        />
        <b>{personName(link)}</b>
        <span>{texts.validUntil(dateText(Date.parse(link.expires_time), zone))}</span>
      </div>
      <CopyText label={texts.address} text={link.url} />
      <p className="ws-note">{texts.shownOnce}</p>
      <Group justify="flex-end" gap={8}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          onClick={print}
        >
          {texts.print}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </Group>
    </Stack>
  );
}
