import { Button, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { mostDays, mostInvited } from '#invitations/contract';
import { useSave, useWrongField } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { CopyText, DialogForm, Modal, QrCode } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { TagMultiSelect } from '#tags/web';
import { invitationTexts as texts } from './invitation-texts.ts';
import classes from './invitations.module.css';
import type { InvitationForm } from './use-invitations.ts';

interface Props {
  isOpen: boolean;
  onMake: (form: InvitationForm, onMade: (url: string) => void) => Promise<Refused>;
  onClose: () => void;
}

/** Dialog for a new invitation; then its link, which is shown once. */
export function NewInvitation({ isOpen, ...props }: Props) {
  return (
    <Modal opened={isOpen} onClose={props.onClose} title={texts.make} size={480}>
      {isOpen && <Parts {...props} />}
    </Modal>
  );
}

interface Made {
  url: string;
  isSent: boolean;
}

function Parts({ onMake, onClose }: Omit<Props, 'isOpen'>) {
  const [made, setMade] = useState<Made | null>(null);
  if (made !== null) return <MadeLink {...made} onClose={onClose} />;
  return <MakeForm onMake={onMake} onMade={setMade} onClose={onClose} />;
}

const usualDays = 7;
const usualPeople = 30;

function MakeForm({
  onMake,
  onMade,
  onClose,
}: Omit<Props, 'isOpen'> & { onMade: (made: Made) => void }) {
  const { online } = useSyncStatus();
  const hasPlaces = useHasPlaces();
  const form = useSave({
    ...{ name: '', kind: 'crew' as 'crew' | 'personal', email: '', tag_ids: [] as string[] },
    ...{ most: usualPeople as number | string, days: usualDays as number | string },
  });
  const { values, errors, change, text } = form;
  const isPersonal = values.kind === 'personal';
  const frame = useWrongField(errors);

  const send = () =>
    onMake(
      {
        ...{ name: values.name, tag_ids: values.tag_ids },
        email: isPersonal ? values.email.trim() : null,
        most: isPersonal ? 1 : Number(values.most),
        days: Number(values.days),
      },
      (url) => onMade({ url, isSent: isPersonal }),
    );

  return (
    <div ref={frame}>
      <DialogForm
        label={texts.make}
        submit={texts.create}
        isBusy={form.isBusy}
        isOff={!online}
        onSubmit={() => form.save({ send, onDone: () => undefined })}
        onCancel={onClose}
      >
        <TextInput
          label={texts.name}
          description={texts.nameAbout}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          data-autofocus
          {...text('name')}
        />
        <div>
          <div className={classes['label']} id="invitation-kind">
            {texts.kind}
          </div>
          <SegmentedControl
            aria-labelledby="invitation-kind"
            data={[
              { value: 'crew', label: texts.crew },
              { value: 'personal', label: texts.personal },
            ]}
            value={values.kind}
            onChange={(kind) => change({ kind: kind === 'personal' ? 'personal' : 'crew' })}
          />
          <p className="ws-hint">{isPersonal ? texts.personalAbout : texts.crewAbout}</p>
        </div>
        {isPersonal ? (
          <TextInput type="email" label={texts.email} autoComplete="off" {...text('email')} />
        ) : (
          <NumberInput
            label={texts.most}
            min={1}
            max={mostInvited}
            clampBehavior="none"
            value={values.most}
            error={errors['most']}
            onChange={(most) => change({ most })}
          />
        )}
        <NumberInput
          label={texts.days}
          min={1}
          max={mostDays}
          clampBehavior="none"
          value={values.days}
          error={errors['days']}
          onChange={(days) => change({ days })}
        />
        <TagMultiSelect
          label={hasPlaces ? texts.tags : 'Their tags'}
          types={hasPlaces ? ['location', 'job', 'default'] : ['default']}
          value={values.tag_ids}
          error={errors['tag_ids']}
          onChange={(tag_ids) => change({ tag_ids })}
        />
      </DialogForm>
    </div>
  );
}

/** The link of a new invitation; it cannot be shown again. */
function MadeLink({ url, isSent, onClose }: Made & { onClose: () => void }) {
  return (
    <Stack gap={16}>
      <p role="status">{isSent ? texts.onceByEmail : texts.once}</p>
      <div className={classes['code']}>
        <QrCode text={url} label={texts.link} className={classes['qr']} />
      </div>
      <CopyText label={texts.link} text={url} />
      <Button data-autofocus onClick={onClose}>
        {texts.close}
      </Button>
    </Stack>
  );
}
