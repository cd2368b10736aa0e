import { Badge, Button, Menu } from '@mantine/core';
import { IconArchive, IconCopy, IconPencil, IconPlus, IconRestore } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { listModules, moduleLanguages } from '#education/contract';
import type { ModuleLanguage, ModuleRow } from '#education/contract';
import { canEditModules, completedShare } from '#education/domain';
import { useAnswer } from '#packages/http/web';
import { countText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  DataTable,
  EmptyState,
  ListBar,
  RowMenu,
  Screen,
  textColumn,
  timeColumn,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { permissionsViewer } from '#permissions/offline';
import { educationTexts as texts } from '../education-texts.ts';
import { useModuleActions } from '../use-education.ts';
import { NewModuleDialog } from './new-module-dialog.tsx';

const firstSort = { key: 'title', descending: false };

/** /education/modules */
export function ModulesScreen() {
  const { data, error, isPending, refetch } = useAnswer(listModules, {});
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const navigate = useNavigate();
  const actions = useModuleActions();
  const [isAdding, setAdding] = useState(false);
  const mayEdit = viewer !== undefined && canEditModules(viewer);
  const columns = useMemo(() => moduleColumns(), []);
  const rows = data?.modules;
  const place = useSortedPage('education-modules', 20, { rows, columns, first: firstSort });
  const open = (module_id: string) =>
    void navigate({ to: '/education/modules/$module_id/training', params: { module_id } });
  const add = mayEdit && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setAdding(true)}
    >
      {texts.newModule}
    </Button>
  );
  return (
    <Screen
      ready={!isPending}
      title={texts.modulesTitle}
      sentence={texts.modulesSentence}
      crumbs={
        <Crumbs here={texts.modulesTitle}>
          <Link to="/education">{texts.title}</Link>
        </Crumbs>
      }
    >
      {mayEdit && <ListBar note={!online && texts.needsConnection}>{add}</ListBar>}
      <DataTable
        {...place}
        label={texts.modulesTitle}
        rowKey={({ module_id }) => module_id}
        {...(mayEdit && {
          menu: (row: ModuleRow) => (
            <ModuleMenu {...{ row, online, actions }} onEdit={() => open(row.module_id)} />
          ),
        })}
        empty={
          <EmptyState
            title={texts.noModules}
            text={texts.noModulesAbout}
            action={add || undefined}
          />
        }
        error={rows === undefined ? error : null}
        onRetry={() => void refetch()}
      />
      <NewModuleDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onAdd={actions.create}
        onAdded={open}
      />
    </Screen>
  );
}

interface MenuProps {
  row: ModuleRow;
  online: boolean;
  actions: ReturnType<typeof useModuleActions>;
  onEdit: () => void;
}

function ModuleMenu({ row, online, actions, onEdit }: MenuProps) {
  const { module_id, title, state } = row;
  const isArchived = state === 'Archived';
  return (
    <RowMenu of={title}>
      <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
        Edit
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={16} stroke={1.75} />}
        disabled={!online}
        onClick={() => void actions.duplicate(row)}
      >
        Duplicate
      </Menu.Item>
      <Menu.Item
        leftSection={
          isArchived ? (
            <IconRestore size={16} stroke={1.75} />
          ) : (
            <IconArchive size={16} stroke={1.75} />
          )
        }
        disabled={!online}
        onClick={() =>
          void (isArchived ? actions.restore(module_id, title) : actions.archive(module_id, title))
        }
      >
        {isArchived ? 'Restore' : 'Archive'}
      </Menu.Item>
    </RowMenu>
  );
}

function moduleColumns(): Column<ModuleRow>[] {
  const numeric = (key: string, head: string, text: (row: ModuleRow) => string) =>
    textColumn<ModuleRow>(key, head, text, { sortable: true, numeric: true });
  return [
    textColumn('title', 'Title', ({ title }) => title, {
      ...{ sortable: true, frozen: true },
      cell: ({ module_id, title, language }) => (
        <Link to="/education/modules/$module_id" params={{ module_id }} lang={language}>
          {title}
        </Link>
      ),
    }),
    textColumn('language', 'Language', ({ language }) => languageName(language), {
      sortable: true,
    }),
    numeric('sections', 'Sections', ({ sections }) => countText(sections)),
    numeric('questions', 'Questions', ({ questions }) => countText(questions)),
    numeric('mark', 'Pass mark', ({ pass_mark }) => `${String(pass_mark)} %`),
    numeric('valid', 'Valid for', ({ valid_months }) => texts.validFor(valid_months)),
    numeric('assigned', 'Assigned', ({ assigned }) => countText(assigned)),
    numeric('completed', 'Completed', ({ assigned, completed }) =>
      assigned === 0 ? '' : `${String(completedShare(completed, assigned))} %`,
    ),
    textColumn('state', 'State', ({ state }) => state, {
      sortable: true,
      cell: ({ state, has_changes }) => (
        <>
          <Badge variant="default">{state}</Badge>
          {has_changes && <span className="ws-fine"> {texts.hasChanges}</span>}
        </>
      ),
    }),
    timeColumn('changed', 'Changed', ({ changed_time }) => changed_time, { sortable: true }),
  ];
}

function languageName(language: string): string {
  return moduleLanguages[language as ModuleLanguage] ?? language;
}
