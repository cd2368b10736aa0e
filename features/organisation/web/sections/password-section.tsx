import { Box, Group, Text, TextInput } from '@mantine/core';
import { organisationMessages, passwordLengthRange } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** Letters that a password should have where nothing else protects the account. */
const recommended = 12;
/** Minimum number of characters if the organisation has no rule. */
const usual = 6;

/** How long a new password must be. Passwords there are stay valid. */
export function PasswordSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._password_min_length ?? null;
  const { form, value, error, setValue, ...setting } = useSetting(
    '_password_min_length',
    before,
    before === null ? '' : String(before),
  );
  const save = () => {
    const text = value.trim();
    const length = text === '' ? null : Number(text);
    const { min, max } = passwordLengthRange;
    if (length !== null && !(Number.isInteger(length) && length >= min && length <= max)) {
      return setting.refuse(organisationMessages.passwordLength);
    }
    void setting.save(length);
  };
  return (
    <SectionForm
      title="Passwords"
      about="Applies to new passwords. Existing passwords stay valid."
      form={form}
      onSave={save}
    >
      <TextInput
        label="Minimum length"
        description={`8 to 64 characters. Leave empty for ${String(usual)}`}
        placeholder={String(usual)}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={error}
        // Beside the field itself, wherever an error moves it.
        inputContainer={(input) => (
          <Group gap={12} wrap="nowrap">
            <Box w={120}>{input}</Box>
            <Text component="span" size="sm" c="var(--ws-text2)">
              Recommended: {String(recommended)}
            </Text>
          </Group>
        )}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </SectionForm>
  );
}
