import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { educationMessages, httpsLink } from '#education/contract';
import { DialogForm, Modal } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';

interface Props {
  opened: boolean;
  /** The link at the selection, or an empty text. */
  href: string;
  onLink: (href: string) => void;
  onClose: () => void;
}

/** Sets, changes or removes the link of the selected words. */
export function LinkDialog({ opened, onClose, ...props }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.link} size={420}>
      {opened && <LinkForm onClose={onClose} {...props} />}
    </Modal>
  );
}

function LinkForm({ href, onLink, onClose }: Omit<Props, 'opened'>) {
  const [value, setValue] = useState(href);
  const [error, setError] = useState<string>();
  const send = () => {
    const isValid = value === '' || httpsLink.safeParse(value).success;
    if (isValid) onLink(value);
    else setError(educationMessages.linkInvalid);
  };
  return (
    <DialogForm label={texts.link} submit={texts.setLink} onSubmit={send} onCancel={onClose}>
      <TextInput
        label={texts.linkAddress}
        description={texts.linkAbout}
        placeholder="https://"
        data-autofocus
        maxLength={500}
        inputMode="url"
        value={value}
        error={error}
        onChange={(event) => setValue(event.currentTarget.value.trim())}
      />
    </DialogForm>
  );
}
