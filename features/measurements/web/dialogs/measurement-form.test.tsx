// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftErrors, MeasurementDraft } from '#measurements/domain';
import { ClientProvider } from '#packages/http/web';
import { MeasurementForm } from './measurement-form.tsx';

vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: copyOf[name]?.(),
  }),
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
const client = { call: () => Promise.reject(new Error('not asked for')) };
/** The person's saliva values in the copy. */
let latest: readonly number[] = [];
const copyOf: Readonly<Record<string, () => unknown>> = {
  'tags.all': () => [tag('Night crew'), tag('Day crew')],
  'measurements.latest_values': () => latest,
};
function tag(name: string) {
  return { tag_id: name, name, type: 'default', is_hidden: false, active: true };
}

const start: MeasurementDraft = {
  measurement_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789ab',
  user_id: '018f3a1c-5b7e-7c3d-9a2b-0123456789ac',
  type: 'sosm',
  custom_id: null,
  value: '',
  created_time: Date.now(),
  valid: true,
  tag_ids: [],
  notes: '',
  rpe: null,
  links: [],
  survey: [],
};

afterEach(() => {
  cleanup();
  latest = [];
});

/** Renders the form; saves stay pending until the test resolves them. */
function openForm(from = start) {
  const answers: ((errors: DraftErrors) => void)[] = [];
  const onSave = vi.fn(
    (_draft: MeasurementDraft) =>
      new Promise<DraftErrors>((resolve) => {
        answers.push(resolve);
      }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ClientProvider value={client as never}>
          <MeasurementForm start={from} zone="UTC" onSave={onSave} onCancel={() => undefined} />
        </ClientProvider>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { onSave, answer: (errors: DraftErrors) => answers.shift()?.(errors) };
}

const value = () => screen.getByLabelText<HTMLInputElement>('Value');
const type = (text: string) => fireEvent.change(value(), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form'));

test('invalid input is reported at its field and not sent', () => {
  const { onSave } = openForm();
  submit();
  expect(screen.getByText('Value is required')).toBeTruthy();
  type('wet');
  expect(screen.queryByText('Value is required')).toBeNull();
  submit();
  expect(screen.getByText('Value must be a number')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '2999-01-01T00:00' } });
  submit();
  expect(screen.getByText('Time cannot be more than 5 minutes in the future')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

test('a second press during a save sends nothing', async () => {
  const { onSave, answer } = openForm();
  type('72');
  submit();
  submit();
  expect(onSave).toHaveBeenCalledTimes(1);
  answer({});
  await waitFor(() => {
    submit();
    expect(onSave).toHaveBeenCalledTimes(2);
  });
  expect(onSave.mock.calls[1]?.[0].measurement_id).toBe(start.measurement_id);
});

test("a refused save keeps the typed values and shows the server's message", async () => {
  const { answer } = openForm();
  type('72');
  submit();
  answer({ value: 'Value must be between 0 and 100000' });
  expect(await screen.findByText('Value must be between 0 and 100000')).toBeTruthy();
  expect(value().value).toBe('72');
});

test('the picked tags are sent with the test', () => {
  const { onSave } = openForm();
  type('72');
  fireEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
  fireEvent.click(screen.getByRole('option', { name: 'Night crew' }));
  submit();
  expect(onSave.mock.calls[0]?.[0].tag_ids).toEqual(['Night crew']);
});

const question = () => screen.queryByRole('alertdialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an implausible value must be confirmed before it is saved, and the saved test is marked', () => {
  const { onSave } = openForm();
  type('8');
  submit();
  expect(
    screen.getByRole('alertdialog', { name: '8 mOsm is below 30. Save anyway?' }),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(onSave).not.toHaveBeenCalled();
  press('Save anyway');
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ value: '8', checked: true });
});

test('Cancel or Escape returns to the value as typed', () => {
  const { onSave } = openForm();
  type('720');
  submit();
  press('Cancel');
  expect(question()).toBeNull();
  expect([document.activeElement, value().value]).toEqual([value(), '720']);
  submit();
  const asked = question();
  if (asked === null) throw new Error('There is no question');
  fireEvent.keyDown(asked, { key: 'Escape' });
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(value());
  expect(onSave).not.toHaveBeenCalled();
});

test('each implausible value is questioned once; a plausible one is saved without a mark', async () => {
  const { onSave, answer } = openForm();
  type('8');
  submit();
  press('Save anyway');
  answer({ notes: 'Not stored' });
  await screen.findByText('Not stored');
  expect(document.activeElement).toBe(value());
  submit();
  expect(onSave).toHaveBeenCalledTimes(2);
  answer({ notes: 'Not stored' });
  await screen.findByText('Not stored');
  type('9');
  submit();
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(question()).toBeTruthy();
  type('90');
  expect(question()).toBeNull();
  submit();
  expect(onSave.mock.calls[2]?.[0].checked).toBeUndefined();
});

test("a value far from the person's last ones is questioned", () => {
  latest = [52, 55, 50, 58];
  const { onSave } = openForm();
  type('120');
  submit();
  expect(question()?.textContent).toContain("120 mOsm is far from this person's usual 53.5 mOsm");
  expect(onSave).not.toHaveBeenCalled();
});

test('a waiting test whose value was confirmed is not questioned again, another value is', () => {
  const { onSave } = openForm({ ...start, value: '8', checked: true });
  submit();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ value: '8', checked: true });
  cleanup();
  const other = openForm({ ...start, value: '8', checked: true });
  type('9');
  submit();
  expect(question()).toBeTruthy();
  expect(other.onSave).not.toHaveBeenCalled();
});
