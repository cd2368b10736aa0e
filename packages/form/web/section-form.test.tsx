// @vitest-environment happy-dom
import { TextInput } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '#packages/ui';
import { SectionForm } from './section-form.tsx';
import { useSave } from './use-save.ts';

vi.mock('#packages/sync/web', () => ({ useSyncStatus: () => ({ online: true }) }));
afterEach(cleanup);

function Section() {
  const form = useSave({ name: 'Ada', mobile: '' });
  return (
    <SectionForm
      title="Account"
      about=""
      form={form}
      needsConnection="You need a connection."
      onSave={() =>
        form.save({
          problems: { mobile: 'Enter a mobile number' },
          send: () => Promise.resolve(null),
        })
      }
    >
      <TextInput label="Name" {...form.text('name')} />
      <TextInput label="Mobile number" {...form.text('mobile')} />
    </SectionForm>
  );
}

test('a refused section moves the focus to the first field with a message', async () => {
  render(
    <UiProvider>
      <Section />
    </UiProvider>,
  );
  const name = screen.getByLabelText('Name');
  fireEvent.change(name, { target: { value: 'Ada B' } });
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Account' })));
  screen.getByText('Enter a mobile number');
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
  // The message goes with the next change, and the focus stays where the person types.
  act(() => name.focus());
  fireEvent.change(name, { target: { value: 'Ada Byron' } });
  expect(document.activeElement).toBe(name);
});
