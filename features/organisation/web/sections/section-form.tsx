import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionNote, Form, SettingsSection } from '#packages/ui';
import type { Section } from '../use-section.ts';
import { settingsMessages } from '../settings-messages.ts';
import classes from './section-form.module.css';

interface Props {
  title: string;
  about: ReactNode;
  section: Omit<Section<object>, 'change'>;
  onSave: () => void;
  children: ReactNode;
}

/** A section with its own Save button and, after a change, a Discard button. */
export function SectionForm({ title, about, section, onSave, children }: Props) {
  const { isChanged, isSaving, isOnline, discard } = section;
  return (
    <Form
      className={classes['form']}
      label={title}
      onSubmit={() => isChanged && isOnline && !isSaving && onSave()}
    >
      <SettingsSection
        title={title}
        about={about}
        actions={
          <>
            <ActionNote>{isOnline ? '' : settingsMessages.needsLine}</ActionNote>
            {isChanged && (
              <Button variant="default" disabled={isSaving} onClick={discard}>
                Discard
              </Button>
            )}
            <Button type="submit" loading={isSaving} disabled={!isChanged || !isOnline}>
              Save
            </Button>
          </>
        }
      >
        {children}
      </SettingsSection>
    </Form>
  );
}
