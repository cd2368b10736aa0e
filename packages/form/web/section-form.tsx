import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, SettingsSection } from '#packages/ui';
import type { Errors } from './use-write.ts';
import { useWrongField } from './use-wrong-field.ts';

interface Props {
  title: string;
  about: ReactNode;
  /** State of the form, see `useSave`. */
  form: { isChanged: boolean; isBusy: boolean; discard: () => void; errors?: Errors };
  /** Why nothing can be saved without a connection. */
  needsConnection: string;
  /** Beside the buttons with a connection. */
  note?: string;
  /** False: only to be read. */
  mayChange?: boolean;
  /** It can be saved as it is shown. */
  maySave?: boolean;
  onSave: () => unknown;
  children: ReactNode;
}

const none: Errors = {};

/** A section of settings with its own Save button and, after a change, a Discard button. */
export function SectionForm({ title, about, form, onSave, children, ...props }: Props) {
  const { isChanged, isBusy, discard, errors = none } = form;
  const frame = useWrongField<HTMLFormElement>(errors);
  const { needsConnection, note = '', mayChange = true, maySave = false } = props;
  const { online } = useSyncStatus();
  const isReady = (isChanged || maySave) && online;
  return (
    <Form
      ref={frame}
      className="ws-section"
      label={title}
      onSubmit={() => isReady && mayChange && !isBusy && onSave()}
    >
      <SettingsSection
        title={title}
        about={about}
        actions={
          <>
            <ActionNote>{online || !mayChange ? note : needsConnection}</ActionNote>
            {mayChange && isChanged && (
              <Button variant="default" disabled={isBusy} onClick={discard}>
                Discard
              </Button>
            )}
            {mayChange && (
              <Button type="submit" loading={isBusy} disabled={!isReady}>
                Save
              </Button>
            )}
          </>
        }
      >
        {children}
      </SettingsSection>
    </Form>
  );
}
