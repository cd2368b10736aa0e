import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { SettingsSection } from '#packages/ui';
import { AccessFields, errorsByPlace } from '../permissions/access-fields.tsx';
import { formTexts } from './form-texts.ts';
import type { PersonFormState } from './use-person-form.ts';

interface Props {
  form: PersonFormState;
  setAccess: boolean;
  /** The viewer decides who is an admin. */
  setAdmin: boolean;
}

/** A person's rights over others; for admins only. */
export function AccessSection({ form, setAccess, setAdmin }: Props) {
  const { draft, errors, change } = form;
  return (
    <SettingsSection title="Access" about={formTexts.accessAbout}>
      {setAdmin && (
        <Checkbox
          label="Admin"
          description="Can see and change everything about everybody."
          error={errors['user_id']}
          checked={draft.isAdmin}
          onChange={(event) => change({ isAdmin: event.currentTarget.checked })}
        />
      )}
      {setAccess && !draft.isAdmin ? (
        <AccessFields
          scopes={draft.scopes}
          errors={errorsByPlace(errors)}
          onChange={(scopes) => change({ scopes })}
        />
      ) : (
        <p>
          {formTexts.adminElsewhere} <Link to="/settings/admins">Admins</Link>
        </p>
      )}
    </SettingsSection>
  );
}
