import type { ComponentProps } from 'react';
import { SectionForm as SavedForm } from '#packages/form/web';
import { settingsMessages } from '../settings-messages.ts';

/** A section of the settings of the organisation. */
export function SectionForm(props: Omit<ComponentProps<typeof SavedForm>, 'needsConnection'>) {
  return <SavedForm {...props} needsConnection={settingsMessages.needsConnection} />;
}
