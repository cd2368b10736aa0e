import { Button, Group, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'aria-label'> {
  /** Name for screen readers. */
  label?: string;
  onSubmit: () => unknown;
}

/** A form whose fields are checked by us instead of by the browser. */
export function Form({ label, onSubmit, ...props }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}

interface DialogFormProps extends FormProps {
  /** Word of the button that sends the form. */
  submit: ReactNode;
  /** In front of that word. */
  submitIcon?: ReactNode;
  /** It cannot be undone. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** It cannot be sent now. */
  isOff?: boolean;
  /** Beside the buttons: why it cannot be sent. */
  note?: ReactNode;
  onCancel: () => void;
}

/** The form of a dialog: its fields above the buttons that cancel and send it. */
export function DialogForm({ children, ...given }: DialogFormProps) {
  const { submit, submitIcon, isDangerous, isBusy = false, isOff = false, ...others } = given;
  const { note, onCancel, ...form } = others;
  return (
    <Form {...form} onSubmit={() => !isBusy && !isOff && form.onSubmit()}>
      <Stack gap={16}>
        {children}
        <Group justify="flex-end" gap={8}>
          {note}
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            data-danger={isDangerous}
            loading={isBusy}
            disabled={isOff}
            leftSection={submitIcon}
          >
            {submit}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
