import type { ComponentProps } from 'react';
import { SectionForm as SavedForm } from '#packages/form/web';
import { settingsMessages } from '../settings-messages.ts';
import classes from './section-form.module.css';

type Props = Omit<ComponentProps<typeof SavedForm>, 'needsLine' | 'className'>;

/** A section of the settings of the organisation. */
export function SectionForm(props: Props) {
  return (
    <SavedForm {...props} needsLine={settingsMessages.needsLine} className={classes['form']} />
  );
}
