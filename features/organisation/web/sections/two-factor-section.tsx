import { Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Organisation } from '#organisation/contract';
import { useSection } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

const field = 'metadata._require_two_factor';

/** Whether sign-ins by password require a second factor. */
export function TwoFactorSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._require_two_factor === true;
  const section = useSection({ isDemanded: before });
  const { values, errors, change } = section;
  return (
    <SectionForm
      title="Two-factor sign-in"
      about="People without it are signed out and set it up the next time they sign in. Their unsent changes stay on their device. For work accounts, the provider asks for the second factor instead."
      form={section}
      onSave={() =>
        section.save(
          { metadata: { _require_two_factor: values.isDemanded } },
          { metadata: { _require_two_factor: before } },
        )
      }
    >
      <Switch
        label="Require two-factor sign-in for everybody who has a password"
        checked={values.isDemanded}
        onChange={(event) => change({ isDemanded: event.currentTarget.checked })}
      />
      {errors[field] !== undefined && (
        <p role="alert" style={{ color: 'var(--ws-danger-ink)' }}>
          {errors[field]}: <Link to="/settings/2fa/enable">Two-factor sign-in</Link>
        </p>
      )}
    </SectionForm>
  );
}
