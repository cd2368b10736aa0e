import { PasswordInput } from '@mantine/core';
import type { PasswordForm, PasswordValues } from './use-password-form.ts';

interface Props {
  form: PasswordForm;
  hasCurrent: boolean;
  size?: 'sm' | 'lg';
}

/** The fields of a form for a new password. */
export function PasswordFields({ form, hasCurrent, size = 'sm' }: Props) {
  const first = hasCurrent ? 'current_password' : 'new_password';
  const field = (name: keyof PasswordValues, label: string, fill: string) => (
    <PasswordInput
      size={size}
      label={label}
      name={name}
      // Focus when shown in a dialog.
      {...(name === first && { 'data-autofocus': true })}
      autoComplete={fill}
      value={form.values[name]}
      error={form.problems[name]}
      onChange={(event) => form.change(name, event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${label.toLowerCase()}` }}
    />
  );
  return (
    <>
      {hasCurrent && field('current_password', 'Current password', 'current-password')}
      {field('new_password', 'New password', 'new-password')}
      {field('confirm_password', 'Confirm password', 'new-password')}
    </>
  );
}
