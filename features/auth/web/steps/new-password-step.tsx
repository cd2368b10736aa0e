import { Button } from '@mantine/core';
import type { PasswordProblems, PasswordRules } from '#auth/domain';
import { Form } from '#packages/ui';
import { PasswordFields } from '../password/password-fields.tsx';
import { usePasswordForm } from '../password/use-password-form.ts';
import type { PasswordValues } from '../password/use-password-form.ts';
import classes from './steps.module.css';

interface Props {
  /** Why a password must be chosen. */
  lead: string;
  rules: Pick<PasswordRules, 'minimum' | 'ownWords'>;
  /** Returns errors by field. */
  send: (values: PasswordValues) => Promise<PasswordProblems>;
}

/** Step for a new password before the sign-in. */
export function NewPasswordStep({ lead, rules, send }: Props) {
  const { form } = usePasswordForm({ hasCurrent: false, rules, send });
  return (
    <Form className={classes['step']} onSubmit={() => form.submit()}>
      <p className={classes['lead']}>{lead}</p>
      <PasswordFields form={form} hasCurrent={false} size="lg" />
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        Set password
      </Button>
    </Form>
  );
}
