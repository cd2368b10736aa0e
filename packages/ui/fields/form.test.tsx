// @vitest-environment happy-dom
import { TextInput } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Screen } from '../frame/screen.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DialogForm } from './form.tsx';

afterEach(cleanup);

const dialog = (is: { isBusy?: boolean; isOff?: boolean }) => {
  const [onSubmit, onCancel] = [vi.fn(), vi.fn()];
  render(
    <UiProvider>
      <DialogForm label="Device" submit="Save" {...is} onSubmit={onSubmit} onCancel={onCancel}>
        <TextInput label="Serial" required />
      </DialogForm>
    </UiProvider>,
  );
  return { form: screen.getByRole('form', { name: 'Device' }), onSubmit, onCancel };
};

test('a dialog is sent by its button even if a required field is empty, and cancelled beside it', () => {
  const { form, onSubmit, onCancel } = dialog({});
  fireEvent.submit(form);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(form.hasAttribute('novalidate')).toBe(true);
});

test.each([{ isBusy: true }, { isOff: true }])('with %j the Enter key does not send it', (is) => {
  const { form, onSubmit } = dialog(is);
  fireEvent.submit(form);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a screen shows its title in the tab, or the one that is given for it', () => {
  const screenOf = (tabTitle?: string) => (
    <UiProvider>
      <Screen ready title="Devices" {...(tabTitle !== undefined && { tabTitle })}>
        none
      </Screen>
    </UiProvider>
  );
  const { rerender } = render(screenOf());
  expect(document.title).toBe('Devices · Watershade');
  rerender(screenOf('Two devices'));
  expect(document.title).toBe('Two devices · Watershade');
});
