// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { useConfirm } from './confirm.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

const question = {
  title: 'Delete report Weekly?',
  text: 'Reports already sent are kept.',
  action: 'Delete',
  isDestructive: true,
};

function Ask({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(question).then(onAnswer)}>
      Remove
    </button>
  );
}

function show() {
  const answers: boolean[] = [];
  render(
    <UiProvider>
      <Ask onAnswer={(answer) => answers.push(answer)} />
    </UiProvider>,
  );
  return answers;
}

async function ask() {
  const opener = screen.getByText('Remove');
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog', { name: question.title });
}

test('the dialog shows the question, focuses Cancel and resolves to the pressed button', async () => {
  const answers = show();
  await ask();
  screen.getByText(question.text);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  expect(screen.getByText('Delete').closest('button')?.dataset['danger']).toBe('true');
  fireEvent.click(screen.getByText('Delete'));
  await waitFor(() => expect(answers).toEqual([true]));
  expect(document.activeElement?.textContent).toBe('Remove');

  await ask();
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(answers).toEqual([true, false]));
});

test('Back closes the question without a confirmation', async () => {
  const answers = show();
  await ask();
  fireEvent.popState(window);
  await waitFor(() => expect(answers).toEqual([false]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape cancels before the focus has moved into the dialog', async () => {
  const answers = show();
  await ask();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(answers).toEqual([false]));
});

test('Escape cancels, and a second question cancels the first', async () => {
  const answers = show();
  await ask();
  fireEvent.keyDown(screen.getByText('Cancel'), { key: 'Escape' });
  await waitFor(() => expect(answers).toEqual([false]));

  await ask();
  fireEvent.click(screen.getByText('Remove'));
  await waitFor(() => expect(answers).toEqual([false, false]));
  fireEvent.click(screen.getByText('Delete'));
  await waitFor(() => expect(answers).toEqual([false, false, true]));
});

test('Escape leaves the dialog open that asked', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Tokens">
        <Ask onAnswer={() => undefined} />
      </Modal>
    );
  }
  render(
    <UiProvider>
      <Page />
    </UiProvider>,
  );
  await screen.findByText('Remove');
  await ask();
  fireEvent.keyDown(screen.getByText('Cancel'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText(question.title)).toBeNull());
  screen.getByRole('dialog', { name: 'Tokens' });
  fireEvent.keyDown(screen.getByText('Remove'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('Tokens')).toBeNull());
});
