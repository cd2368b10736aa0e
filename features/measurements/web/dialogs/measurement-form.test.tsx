// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftErrors, MeasurementDraft } from '#measurements/domain';
import { MeasurementForm } from './measurement-form.tsx';

vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: name === 'tags.all' ? [tag('Night crew'), tag('Day crew')] : undefined,
  }),
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: () => Promise.reject(new Error('not asked for')) }),
}));
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

afterEach(cleanup);

/** Shows the form; its saves wait until they are answered. */
function openForm() {
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
        <MeasurementForm start={start} zone="UTC" onSave={onSave} onCancel={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { onSave, answer: (errors: DraftErrors) => answers.shift()?.(errors) };
}

const value = () => screen.getByLabelText<HTMLInputElement>('Value');
const type = (text: string) => fireEvent.change(value(), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form'));

test('what cannot be sent is told at its field and not sent', () => {
  const { onSave } = openForm();
  submit();
  expect(screen.getByText('Value is required')).toBeTruthy();
  type('wet');
  expect(screen.queryByText('Value is required')).toBeNull();
  submit();
  expect(screen.getByText('Value must be a number')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '2999-01-01T00:00' } });
  submit();
  expect(screen.getByText('Time cannot be more than 5 minutes ahead')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

test('a second press while a save is under way sends nothing', async () => {
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

test('a refused save keeps what was typed and shows the sentence of the server', async () => {
  const { answer } = openForm();
  type('72');
  submit();
  answer({ value: 'Value must be between 0 and 100000' });
  expect(await screen.findByText('Value must be between 0 and 100000')).toBeTruthy();
  expect(value().value).toBe('72');
});

test('the tags that are picked go with the test', () => {
  const { onSave } = openForm();
  type('72');
  fireEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
  fireEvent.click(screen.getByRole('option', { name: 'Night crew' }));
  submit();
  expect(onSave.mock.calls[0]?.[0].tag_ids).toEqual(['Night crew']);
});
