import { Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Organisation } from '#organisation/contract';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** Whether sign-ins by password require a second factor. */
export function TwoFactorSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._require_two_factor === true;
  const { form, value, error, setValue, save } = useSetting('_require_two_factor', before, before);
  return (
    <SectionForm
      title="Two-factor sign-in"
      about="People without it are signed out and set it up the next time they sign in. Their unsent changes stay on their device. For work accounts, the provider asks for the second factor instead."
      form={form}
      onSave={() => save(value)}
    >
      <Switch
        label="Require two-factor sign-in for everybody who has a password"
        checked={value}
        onChange={(event) => setValue(event.currentTarget.checked)}
      />
      {error !== undefined && (
        <p role="alert" style={{ color: 'var(--ws-danger-ink)' }}>
          {error}: <Link to="/settings/2fa/enable">Two-factor sign-in</Link>
        </p>
      )}
    </SectionForm>
  );
}
