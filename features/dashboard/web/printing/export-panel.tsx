import { Button, TextInput } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogForm, Modal } from '#packages/ui';
import type { Panel } from '#packages/ui';

interface Props extends Panel {
  /** Initial value of the field. */
  title: string;
  onPrint: (title: string) => void;
}

const mostTitle = 120;

/** 'Export PDF': asks for the title before the browser prints or saves a file. */
export function ExportPanel({ title, opened, onOpen, onClose, onPrint }: Props) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} />}
        onClick={onOpen}
      >
        Export PDF
      </Button>
      <Modal opened={opened} onClose={onClose} title="Export PDF" size={420}>
        {opened && <ExportForm {...{ title, onClose, onPrint }} />}
      </Modal>
    </>
  );
}

type FormProps = Pick<Props, 'title' | 'onClose' | 'onPrint'>;

function ExportForm({ title, onClose, onPrint }: FormProps) {
  const [typed, setTyped] = useState(title);
  const given = typed.trim();
  const [error, setError] = useState<string | null>(null);
  return (
    <DialogForm
      label="Export PDF"
      onSubmit={() => {
        if (given === '') setError('Title is required');
        else onPrint(given);
      }}
      submit="Print"
      submitIcon={<IconPrinter size={16} stroke={1.75} />}
      onCancel={onClose}
    >
      <TextInput
        label="Title"
        description="Shown at the top and used as the file name. Choose ‘Save as PDF’ in the browser’s print dialog."
        required
        data-autofocus
        maxLength={mostTitle}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
    </DialogForm>
  );
}
