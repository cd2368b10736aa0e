// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmProvider } from './confirm.tsx';
import { useDiscardQuestion } from './use-discard-question.ts';

const onClose = vi.fn();
afterEach(() => {
  cleanup();
  onClose.mockReset();
});

function Form() {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <>
      <button onClick={() => onChanged(true)}>Type</button>
      <button onClick={onGuardedClose}>Close</button>
    </>
  );
}
const show = () =>
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <Form />
      </ConfirmProvider>
    </MantineProvider>,
  );
const press = (name: string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));

test('a form without changes closes at once', async () => {
  show();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a changed form closes after the question, and stays open without a confirmation', async () => {
  show();
  await press('Type');
  await press('Close');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(onClose).not.toHaveBeenCalled();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await press('Close');
  await press('Leave');
  expect(onClose).toHaveBeenCalledOnce();
  // The next form begins without changes.
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(2);
});
