import { Button, NativeSelect, Progress } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { LinkPerson } from '#access/contract';
import { listModules } from '#education/contract';
import { useAnswer } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  missing,
  Modal,
  NoMatch,
  RowCheck,
  Screen,
  SearchField,
  SelectionBar,
  textColumn,
  timeColumn,
  useConfirm,
  useSelection,
  useSortedPage,
  useZone,
} from '#packages/ui';
import type { Column, Selection } from '#packages/ui';
import { personName } from '#people/domain';
import { PersonLink } from '#people/web';
import { TagPicker } from '#tags/web';
import { accessTexts as texts } from './access-texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { hasActiveLink, hasNothingToOpen, linkStateText } from './link-state.tsx';
import { useMakeCards } from './sheet/use-make-cards.ts';
import { linksSearch } from './links-search.ts';
import { useLinkPeople, useModulePeople } from './use-links.ts';

const firstSort = { key: 'person', descending: false };

/** /education/access-links: people without an account, their links, and cards for several of them. */
export function LinksScreen() {
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useLinkPeople();
  const { module } = linksSearch(useSearch({ strict: false }));
  const ofModule = useModulePeople(module);
  const [search, setSearch] = useState('');
  const [tag_id, setTag] = useState<string | null>(null);
  const [opened, setOpened] = useState<LinkPerson | null>(null);
  const hasPage = data?.has_page ?? false;
  const people = data?.people;
  const members = ofModule.user_ids;
  const rows = useMemo(() => {
    if (module !== undefined && members === undefined) return undefined;
    return people?.filter(matches({ search, tag_id, members }));
  }, [people, search, tag_id, module, members]);
  const goTo = useChooseModule();
  const zone = useZone();
  const chosen = useSelection(idOf);
  const columns = useMemo(
    () => columnsOf({ chosen, zone, hasPage, onOpen: setOpened }),
    [chosen, zone, hasPage],
  );
  const place = useSortedPage('access-links', 25, { rows, columns, first: firstSort });
  const mayChoose = (rows ?? []).filter((person) => !hasNothingToOpen(person, hasPage));
  return (
    <Screen
      title={texts.title}
      ready={!isPending}
      sentence={hasPage ? texts.sentenceWithPage : texts.sentence}
    >
      <ListBar note={!online && texts.needsConnection}>
        <SearchField label={texts.search} placeholder="Name" value={search} onChange={setSearch} />
        <TagPicker
          label={texts.tag}
          placeholder={texts.anyTag}
          types={['default', 'job', 'location']}
          value={tag_id}
          onChange={setTag}
        />
        <ModuleSelect module={module} onChange={goTo} />
        {mayChoose.length > 0 && (
          <Button variant="default" onClick={() => chosen.set(mayChoose, true)}>
            {texts.chooseShown(mayChoose.length)}
          </Button>
        )}
      </ListBar>
      <DataTable
        {...place}
        label={texts.people}
        rowKey={idOf}
        isChosen={({ user_id }) => chosen.has(user_id)}
        empty={
          people?.length === 0 ? (
            <EmptyState title={texts.noPeople} text={texts.noPeopleAbout} />
          ) : (
            <NoMatch
              text={texts.noMatch}
              onReset={() => {
                setSearch('');
                setTag(null);
                goTo(undefined);
              }}
            />
          )
        }
        error={(data === undefined ? error : null) ?? ofModule.error}
        onRetry={() => void Promise.all([refetch(), module !== undefined && ofModule.refetch()])}
      />
      <Cards chosen={chosen} online={online} />
      <LinkDialog person={opened} hasPage={hasPage} onClose={() => setOpened(null)} />
    </Screen>
  );
}

function useChooseModule() {
  const navigate = useNavigate();
  return (module: string | undefined) =>
    void navigate({
      to: '/education/access-links',
      search: module === undefined ? {} : { module },
      ...{ replace: true, resetScroll: false },
    });
}

interface ModuleProps {
  module: string | undefined;
  onChange: (module: string | undefined) => void;
}

/** Shows only people who have to take a module. */
function ModuleSelect({ module, onChange }: ModuleProps) {
  const { data } = useAnswer(listModules, {});
  const published = data?.modules.filter(({ state }) => state !== 'Draft') ?? [];
  return (
    <NativeSelect
      label={texts.module}
      data={[
        { value: '', label: texts.anyModule },
        ...published.map(({ module_id, title }) => ({ value: module_id, label: title })),
      ]}
      value={module ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
    />
  );
}

/** Makes links of the chosen people, after a question, and opens their cards. */
function Cards({ chosen, online }: { chosen: Selection<LinkPerson>; online: boolean }) {
  const confirm = useConfirm();
  const { make, done, count } = useMakeCards();
  const start = async () => {
    const replaced = chosen.rows.filter(hasActiveLink).length;
    if (!(await confirm(texts.confirmSheet(chosen.rows.length, replaced)))) return;
    void make(chosen.rows.map(idOf));
  };
  return (
    <>
      <SelectionBar count={chosen.rows.length} onClear={chosen.clear}>
        <Button
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={!online}
          onClick={() => void start()}
        >
          {texts.openSheet}
        </Button>
      </SelectionBar>
      <Modal
        opened={count > 0}
        onClose={() => undefined}
        withCloseButton={false}
        title={texts.making(done, count)}
        size={400}
      >
        <Progress
          value={count === 0 ? 0 : (done / count) * 100}
          aria-label={texts.making(done, count)}
        />
      </Modal>
    </>
  );
}

interface ColumnParts {
  chosen: Selection<LinkPerson>;
  zone: string;
  hasPage: boolean;
  onOpen: (person: LinkPerson) => void;
}

function columnsOf({ chosen, zone, hasPage, onOpen }: ColumnParts): Column<LinkPerson>[] {
  return [
    textColumn('person', 'Person', personName, {
      ...{ sortable: true, frozen: true },
      cell: (person) => (
        <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
          <RowCheck
            label={texts.choose(personName(person))}
            checked={chosen.has(person.user_id)}
            disabled={hasNothingToOpen(person, hasPage)}
            onChange={() => chosen.toggle(person)}
          />
          <PersonLink user_id={person.user_id} className={undefined}>
            {personName(person)}
          </PersonLink>
        </span>
      ),
    }),
    textColumn('state', texts.state, (person) => stateOf(person, hasPage, zone), {
      sortable: true,
    }),
    textColumn('by', texts.madeBy, ({ link }) => link?.created_by ?? '', { sortable: true }),
    timeColumn('made', texts.made, ({ link }) => link?.created_time ?? null, { sortable: true }),
    timeColumn('used', texts.lastUsed, ({ link }) => link?.last_used_time ?? null, {
      sortable: true,
    }),
    {
      ...textColumn<LinkPerson>('action', 'Action', () => ''),
      isAction: true,
      cell: (person) =>
        person.link === null && hasNothingToOpen(person, hasPage) ? (
          missing
        ) : (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.linkOf(personName(person))}
            onClick={() => onOpen(person)}
          >
            {texts.link}
          </Button>
        ),
    },
  ];
}

function stateOf(person: LinkPerson, hasPage: boolean, zone: string): string {
  if (person.link === null && hasNothingToOpen(person, hasPage)) return texts.noCourse;
  return linkStateText(person.link, zone);
}

interface Filter {
  search: string;
  tag_id: string | null;
  /** Undefined: everybody. */
  members: ReadonlySet<string> | undefined;
}

function matches({ search, tag_id, members }: Filter) {
  const words = search.trim().toLowerCase();
  return (person: LinkPerson) =>
    personName(person).toLowerCase().includes(words) &&
    (tag_id === null || person.tag_ids.includes(tag_id)) &&
    (members === undefined || members.has(person.user_id));
}

function idOf({ user_id }: LinkPerson): string {
  return user_id;
}
