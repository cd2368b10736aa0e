import { Button, Progress } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { LinkPerson } from '#access/contract';
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
import { useLinkPeople } from './use-links.ts';

const firstSort = { key: 'person', descending: false };

/** /education/access-links: people without an account, their links, and cards for several of them. */
export function LinksScreen() {
  const { online } = useSyncStatus();
  const { data, error, isPending, refetch } = useLinkPeople();
  const [search, setSearch] = useState('');
  const [tag_id, setTag] = useState<string | null>(null);
  const [opened, setOpened] = useState<LinkPerson | null>(null);
  const hasPage = data?.has_page ?? false;
  const people = data?.people;
  const rows = useMemo(() => people?.filter(matches(search, tag_id)), [people, search, tag_id]);
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
              }}
            />
          )
        }
        error={data === undefined ? error : null}
        onRetry={() => void refetch()}
      />
      <Cards chosen={chosen} online={online} />
      <LinkDialog person={opened} hasPage={hasPage} onClose={() => setOpened(null)} />
    </Screen>
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

function matches(search: string, tag_id: string | null) {
  const words = search.trim().toLowerCase();
  return (person: LinkPerson) =>
    personName(person).toLowerCase().includes(words) &&
    (tag_id === null || person.tag_ids.includes(tag_id));
}

function idOf({ user_id }: LinkPerson): string {
  return user_id;
}
