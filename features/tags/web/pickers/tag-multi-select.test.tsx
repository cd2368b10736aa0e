// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import { keptToasts } from '#packages/ui';
import type { Tag, TagType } from '#tags/contract';
import { TagMultiSelect } from './tag-multi-select.tsx';

const stage = vi.hoisted(() => ({
  tags: [] as unknown[],
  viewer: {} as unknown,
  online: true,
  call: vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(),
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: name === 'tags.all' ? stage.tags : stage.viewer,
  }),
  useSyncStatus: () => ({ online: stage.online }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

const tag = (name: string, more: Partial<Tag> = {}): Tag => ({
  ...{ tag_id: name, name, type: 'default', is_hidden: false, active: true, metadata: {} },
  ...{ created_time: '', modified_time: '2026-11-20T00:00:00.000Z' },
  ...more,
});
const holding = (access: string) => ({
  user_id: 'me',
  grants: [{ tag_id: null, access: [access] }],
});

beforeEach(() => {
  Object.assign(stage, {
    tags: [
      ...[tag('Night crew'), tag('Day crew'), tag('Old crew', { is_hidden: true })],
      ...[tag('Gone crew', { active: false }), tag('Scaffolder', { type: 'job' })],
    ],
    ...{ viewer: holding('admin'), online: true },
  });
  stage.call.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Given {
  start?: string[];
  types?: readonly TagType[];
  allowNew?: boolean;
}

function Stage({ start = [], types = ['default'], allowNew = true }: Given) {
  const [value, setValue] = useState(start);
  return (
    <MantineProvider env="test">
      <TagMultiSelect
        label="Tags"
        value={value}
        onChange={setValue}
        types={types}
        allowNew={allowNew}
      />
      <output>{value.length}</output>
    </MantineProvider>
  );
}
const show = (given: Given = {}) => render(<Stage {...given} />);
const field = () => screen.getByRole('combobox', { name: 'Tags' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const count = () => document.querySelector('output')?.textContent;
const chip = (name: string) => screen.queryByText(name, { selector: '.mantine-Pill-label *' });
const button = () => screen.queryByRole('button', { name: /New|Create/ });

test('hidden and deleted tags are not offered, and are marked if they were chosen before', () => {
  show({ start: ['Old crew', 'Gone crew', 'not here'] });
  fireEvent.click(field());
  expect(rows()).toEqual(['Day crew', 'Night crew']);
  expect(screen.getByText('Old crew').closest('[data-look]')?.textContent).toBe(
    'Old crew (Hidden)',
  );
  expect(screen.getByText('Gone crew').closest('[data-look=struck]')).not.toBeNull();
  fireEvent.click(screen.getByRole('option', { name: 'Day crew' }));
  expect(count()).toBe('4');
});

test('tags of several types show their type', () => {
  show({ types: ['default', 'job'] });
  fireEvent.click(field());
  expect(rows()).toEqual(['Day crewtag', 'Night crewtag', 'Scaffolderjob']);
});

test.each([
  ['an admin, one type, new ones allowed', {}, 'admin', true],
  ['several types', { types: ['default', 'job'] as const }, 'admin', false],
  ['new ones not allowed', { allowNew: false }, 'admin', false],
  ['a manager', {}, 'manager', false],
])(
  '[TAG-44] the button to create a tag is there for %s: %s %s %s',
  (_case, given, access, isThere) => {
    stage.viewer = holding(access);
    show(given);
    fireEvent.click(field());
    expect(button() !== null).toBe(isThere);
  },
);

test('[TAG-55] the button reads + New, then Create and the text; offline it says why it is disabled', () => {
  show();
  fireEvent.click(field());
  expect(button()?.textContent).toBe('+ New');
  expect(button()?.getAttribute('aria-description')).toBe('Type a name');
  type('Kiln crew');
  expect(button()?.textContent).toBe('Create "Kiln crew"');
  cleanup();
  stage.online = false;
  show();
  type('Kiln crew');
  expect(button()?.getAttribute('aria-description')).toBe('Connect to create and edit tags.');
});

test('a new tag is chosen at once, and removed if the server refuses it', async () => {
  let refuse: (error: Error) => void = () => undefined;
  stage.call.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  show({ start: ['Night crew'] });
  type('Kiln crew');
  enter();
  expect(chip('Kiln crew')).not.toBeNull();
  expect(count()).toBe('2');
  fireEvent.click(screen.getByRole('option', { name: 'Day crew' }));
  await waitFor(() => expect(stage.call).toHaveBeenCalled());
  expect(stage.call.mock.calls[0]?.[1]).toMatchObject({
    body: { name: 'Kiln crew', type: 'default' },
  });
  const errors = { name: 'This tag already exists' };
  refuse(new CallError({ message: 'Server not responsive', code: 'DUPLICATE', errors }));
  await screen.findByText('This tag already exists');
  expect(chip('Kiln crew')).toBeNull();
  expect(chip('Night crew')).not.toBeNull();
  expect(count()).toBe('2');
  expect(keptToasts()[0]).toMatchObject({ kind: 'problem', text: 'Failed to create new tag ' });
});

test('a new tag stays chosen if the server accepts it', async () => {
  stage.call.mockImplementation((_endpoint, input) => {
    const { body } = input as { body: Partial<Tag> };
    return Promise.resolve({ success: true, tag: tag('Kiln crew', body) });
  });
  show();
  type('Kiln crew');
  enter();
  await waitFor(() => expect(keptToasts()[0]?.text).toBe('Successfully created a new tag'));
  expect(count()).toBe('1');
  expect(chip('Kiln crew')).not.toBeNull();
});

test.each([
  ['abc', 'Tag name must be at least 3 characters'],
  ['scaffolder', 'This tag already exists'],
  ['old CREW', 'This tag already exists'],
  ['x'.repeat(61), 'Use 60 characters or fewer'],
])('%s is not created: %s', (text, sentence) => {
  show();
  type(text);
  enter();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(count()).toBe('0');
  expect(stage.call).not.toHaveBeenCalled();
});

test('[TAG-57] the menu closes 300 ms after it loses focus', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show();
  fireEvent.click(field());
  fireEvent.blur(field());
  pass(299);
  expect(rows()).toHaveLength(2);
  pass(1);
  expect(rows()).toHaveLength(0);
});
