// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import { keptToasts } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { TagQuery } from '#tags/domain';
import { TagActionsProvider } from '#tags/web';
import { TagKindProvider } from '../kind/tag-kind.ts';
import type { TagKind } from '../kind/tag-kind.ts';
import { tagSearch } from '../tag-search.ts';
import { TagList } from './tag-list.tsx';

interface LinkProps {
  children: ReactNode;
  title: string;
  to: string;
  params: { tag_id: string };
  dir: string;
}
const stage = vi.hoisted(() => ({
  tags: [] as unknown[],
  counts: { Night: { users: 12, managers: 1, measurements: 2004 } },
  online: true,
  call: vi.fn<(endpoint: { name: string }, input: object) => Promise<unknown>>(),
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: name === 'measurements.tag_counts' ? stage.counts : stage.tags,
    ...{ error: null, refetch: () => undefined },
  }),
  useSyncStatus: () => ({ online: stage.online }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, title, to, params, dir }: LinkProps) => (
    <a href={to.replace('$tag_id', params.tag_id)} title={title} dir={dir}>
      {children}
    </a>
  ),
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

beforeEach(() => {
  Object.assign(stage, { tags: [tag('Night'), tag('Day')], online: true });
  stage.call.mockReset();
});
afterEach(cleanup);
// A loaded machine can slow rendering down. These tests do not measure speed.
configure({ asyncUtilTimeout: 20_000 });

interface Shown extends Partial<TagQuery> {
  mayChange?: boolean;
  kind?: TagKind;
}
const onCreated = vi.fn<(tag_id: string) => void>();
const plain: TagKind = { type: 'default', columns: [], tabs: [] };
function show({ mayChange = true, kind = plain, ...query } = {} as Shown) {
  render(
    <MantineProvider>
      <TagKindProvider value={kind}>
        <TagActionsProvider>
          <TagList
            query={{ ...tagSearch.defaults, ...query }}
            onQuery={() => undefined}
            isReady
            mayChange={mayChange}
            onCreated={onCreated}
          />
        </TagActionsProvider>
      </TagKindProvider>
    </MantineProvider>,
  );
}
const row = (name: string) =>
  screen
    .getByRole('rowheader', { name: new RegExp(`^${name}`) })
    .closest<HTMLElement>('tr') as HTMLElement;
const actions = ['Edit', 'Hide or show', 'Delete'];
async function choose(name: string, item: string) {
  fireEvent.click(await screen.findByRole('button', { name: `${item} ${name}` }));
}
const lastToast = () => keptToasts()[0];

test('[TAG-24] each tag is listed with its usage, in the words of the specification', () => {
  show();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([...actions, 'Tags', 'Users', 'Managers', 'Measurements']);
  const cells = within(row('Night')).getAllByRole('cell');
  expect(cells.slice(3).map(({ textContent }) => textContent)).toEqual(['12', '1', '2,004']);
});

test('users who may not change tags have no buttons; offline the buttons are disabled', () => {
  show({ mayChange: false });
  expect(screen.queryByRole('button', { name: /New tag|Rename|Hide|Delete/ })).toBeNull();
  cleanup();
  stage.online = false;
  show();
  for (const button of screen.getAllByRole('button', { name: /New tag|Rename|Hide|Delete/ })) {
    expect(button).toHaveProperty('disabled', true);
  }
  expect(screen.getByText('Connect to create and edit tags.')).toBeTruthy();
});

test('[TAG-25, TAG-26, TAG-27] jobs have their own wording, and a column of their own that the list sorts by', () => {
  stage.tags = [
    tag('Stairs', { type: 'job', metadata: { score: 20 } }),
    tag('Desk', { type: 'job' }),
    tag('Pour', { type: 'job', metadata: { score: 31 } }),
    tag('Night'),
  ];
  const scoreOf = ({ metadata }: Tag) => Number(metadata['score'] ?? -1);
  const cell = ({ tag: one }: { tag: Tag }) => String(scoreOf(one));
  const column = { key: 'risk', head: 'Risk', sortable: true, cell, text: cell };
  const kind: TagKind = { type: 'job', columns: [{ column, value: scoreOf }], tabs: [] };
  show({ kind, sort: 'risk' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([...actions, 'Job', 'Users', 'Supervisors', 'Measurements', 'Risk']);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Desk', 'Stairs', 'Pour']);
  expect(screen.getByRole('link', { name: 'Pour' }).getAttribute('href')).toBe(
    '/settings/jobs/Pour',
  );
  expect(screen.getByRole('button', { name: 'New job' })).toBeTruthy();
});

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Crew ${String(from + at)}`);

test('[TAG-28] a page of the list has 20 tags', () => {
  stage.tags = numbered(101, 145).map((name) => tag(name));
  show();
  expect(rowNames()).toEqual(numbered(101, 120));
  cleanup();
  show({ page: 2 });
  expect(rowNames()).toEqual(numbered(141, 145));
});

test('[TAG-23] a list is filtered by text, hidden, and type, with the requested page size and offset', () => {
  stage.tags = [
    ...numbered(101, 109).map((name) => tag(name, { type: 'job' })),
    ...[tag('Crew 110', { type: 'job', is_hidden: true }), tag('Crew 111', { type: 'location' })],
    ...[tag('Crew 112'), tag('Welder', { type: 'job' })],
  ];
  const kind: TagKind = { ...plain, type: 'job' };
  show({ kind, search: 'crew' });
  expect(rowNames()).toEqual(numbered(101, 109));
  cleanup();
  show({ kind, search: 'crew', showHidden: true, page: 1, size: 4 });
  expect(rowNames()).toEqual(numbered(105, 108));
  cleanup();
  show({ kind, search: 'crew', showHidden: true, page: 2, size: 4 });
  expect(rowNames()).toEqual(['Crew 109', expect.stringContaining('Crew 110')]);
  cleanup();
  show({ kind: { ...plain, type: 'location' } });
  expect(rowNames()).toEqual(['Crew 111']);
});

test('an empty list says what tags are for, and offers to create the first', () => {
  stage.tags = [tag('Job', { type: 'job' }), tag('Gone', { active: false })];
  show();
  expect(screen.getByText('No tags yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'New tag' })).toHaveLength(2);
});

test('[TAG-29, TAG-30] a hidden tag is marked, a deleted one struck through and without actions', () => {
  stage.tags = [tag('Old', { is_hidden: true }), tag('Gone', { active: false })];
  show({ showHidden: true });
  expect(within(row('Old')).getByText('Hidden')).toBeTruthy();
  expect(within(row('Gone')).getByText('Gone').tagName).toBe('S');
  expect(within(row('Gone')).queryByRole('button')).toBeNull();
});

test('a change is shown at once and reverted if the server refuses it', async () => {
  let refuse: (error: Error) => void = () => undefined;
  stage.call.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  show({ showHidden: true });
  await choose('Night', 'Hide');
  await waitFor(() => expect(within(row('Night')).getByText('Hidden')).toBeTruthy());
  expect(within(row('Night')).getByRole('img', { name: 'Being sent' })).toBeTruthy();
  await waitFor(() => expect(stage.call).toHaveBeenCalled());
  refuse(new CallError({ message: 'Failed to update. ', code: 'UNEXPECTED' }));
  await waitFor(() => expect(within(row('Night')).queryByText('Hidden')).toBeNull());
  expect(lastToast()).toMatchObject({ kind: 'problem', text: 'Failed to update. ' });
});

test('a second write waits for the first, which it would cancel', async () => {
  const answers: ((data: unknown) => void)[] = [];
  stage.call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  show({ showHidden: true });
  await choose('Night', 'Hide');
  await choose('Day', 'Hide');
  await waitFor(() => expect(screen.getAllByText('Hidden')).toHaveLength(2));
  expect(stage.call).toHaveBeenCalledTimes(1);
  answers[0]?.({ success: true, tag: tag('Night', { is_hidden: true }) });
  await waitFor(() => expect(stage.call).toHaveBeenCalledTimes(2));
  expect(lastToast()).toMatchObject({ kind: 'done', text: 'Successfully updated tag' });
});

test("[TAG-45] a deletion asks for confirmation with the tag's name; No changes nothing", async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  show();
  await choose('Day', 'Delete');
  expect(confirm).toHaveBeenCalledWith(
    "Are you sure you want to delete tag 'Day'? This will deactivate it across all users, permissions, and historical measurements. Consider hiding the tag instead to retain historical information.",
  );
  expect(stage.call).not.toHaveBeenCalled();
  stage.call.mockResolvedValue({ tag_id: 'Day' });
  confirm.mockReturnValue(true);
  await choose('Day', 'Delete');
  await waitFor(() => expect(lastToast()?.text).toBe("Tag 'Day' has been deleted."));
  expect(screen.queryByText('Day')).toBeNull();
  vi.unstubAllGlobals();
});

test('[TAG-46] a refused name stays in its dialog, with the message of the server', async () => {
  const errors = { name: 'This tag already exists' };
  stage.call.mockRejectedValue(
    new CallError({
      ...{ message: 'Server not responsive', detail: errors.name },
      ...{ code: 'DUPLICATE', status: 409, errors },
    }),
  );
  show();
  fireEvent.click(screen.getByRole('button', { name: 'New tag' }));
  const field = await screen.findByLabelText('Name');
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Tag' }));
  await screen.findByText('Tag name must be at least 3 characters');
  expect(stage.call).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Kiln crew' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Tag' }));
  await screen.findByText('This tag already exists');
  expect(onCreated).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Kiln crew');
  expect(lastToast()).toMatchObject({
    ...{ text: 'Failed to create new tag ', detail: 'This tag already exists' },
  });
});
