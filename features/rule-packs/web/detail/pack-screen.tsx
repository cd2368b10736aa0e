import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconPencil } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  Card,
  Crumbs,
  EmptyState,
  ErrorScreen,
  Screen,
  TextSkeleton,
  useConfirm,
} from '#packages/ui';
import { changeRulePack, findPackHistory } from '#rule-packs/contract';
import { packList } from '#rule-packs/offline';
import type { ListedPack } from '#rule-packs/offline';
import { packTexts as texts, statusWords } from '../pack-texts.ts';
import { exemptionText, jurisdictionText, validText } from '../pack-words.ts';
import { DutyTable } from './duty-table.tsx';
import { PackHistory } from './pack-history.tsx';
import classes from './pack.module.css';

/** /settings/rule-packs/{id}: the triggers and duties of a pack, its source and its history. */
export function PackScreen() {
  const { rule_pack_id = '' } = useParams({ strict: false });
  const { data: packs, error, refetch } = useCopy(packList, {});
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  const found = packs?.find((each) => each.rule_pack_id === rule_pack_id);
  if (packs !== undefined && found === undefined) return <UnknownPack />;
  return (
    <Screen
      title={found?.pack.name ?? texts.title}
      sentence={found === undefined ? '\u00a0' : sentenceOf(found)}
      ready={found !== undefined}
      crumbs={<PackCrumbs here={found?.pack.name ?? '…'} />}
      actions={found && <PackActions row={found} />}
    >
      {found === undefined ? <TextSkeleton widths={[60, 80, 40]} /> : <Content row={found} />}
    </Screen>
  );
}

/** The way back to the list. */
export function PackCrumbs({ here }: { here: string }) {
  return (
    <Crumbs here={here}>
      <Link to="/settings/rule-packs">{texts.title}</Link>
    </Crumbs>
  );
}

/** A pack that does not exist. */
export function UnknownPack() {
  return (
    <Screen title={texts.notFound} ready>
      <EmptyState
        title={texts.notFound}
        text={texts.notFoundAbout}
        outline="none"
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/settings/rule-packs" />}
          >
            {texts.goToPacks}
          </Button>
        }
      />
    </Screen>
  );
}

function sentenceOf({ pack, version, is_built_in, copied_from, retired_time }: ListedPack): string {
  return [
    ...(retired_time === null ? [] : [texts.retired]),
    ...[jurisdictionText(pack), statusWords[pack.status], texts.version(version)],
    ...(is_built_in ? [texts.builtIn] : []),
    ...(copied_from === null ? [] : [texts.copiedFrom(copied_from)]),
  ].join(' · ');
}

function Content({ row }: { row: ListedPack }) {
  const { pack, rule_pack_id, locations, is_built_in } = row;
  const option = pack.options.find(({ key }) => key === pack.option);
  return (
    <div className={classes['cards']}>
      <Card title={texts.aboutPack} subtitle={texts.guidance}>
        <dl className={classes['facts']}>
          <Fact name={texts.certainty}>{pack.note}</Fact>
          <Fact name={texts.source}>
            {pack.source}
            {pack.source_url !== null && (
              <>
                {' '}
                <a href={pack.source_url} target="_blank" rel="noreferrer">
                  {texts.openSource}
                </a>
              </>
            )}
          </Fact>
          <Fact name={texts.valid}>{validText(pack)}</Fact>
          {option !== undefined && <Fact name={texts.option}>{option.name}</Fact>}
          <Fact name={texts.exemptions}>
            {pack.exemptions.length === 0
              ? texts.noExemptions
              : pack.exemptions.map(exemptionText).join('; ')}
          </Fact>
          <Fact name={texts.usedBy}>
            {locations.length === 0 ? (
              texts.usedByNone
            ) : (
              <ul className={classes['locations']}>
                {locations.map(({ tag_id, name }) => (
                  <li key={tag_id}>
                    <Link
                      to="/settings/locations/$tag_id"
                      params={{ tag_id }}
                      search={{ tab: 'rule-packs' }}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
      </Card>
      <Card title={texts.duties} subtitle={texts.dutiesAbout}>
        <DutyTable row={row} />
      </Card>
      {!is_built_in && (
        <Card title={texts.history} subtitle={texts.historyAbout}>
          <PackHistory rule_pack_id={rule_pack_id} />
        </Card>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PackActions({ row }: { row: ListedPack }) {
  const { online } = useSyncStatus();
  const { retire, isBusy } = useRetire(row);
  const params = { rule_pack_id: row.rule_pack_id };
  const isRetired = row.retired_time !== null;
  return (
    <>
      {!row.is_built_in && (
        <>
          <Button
            variant="default"
            disabled={!online || isBusy}
            leftSection={
              isRetired ? (
                <IconArchiveOff size={16} stroke={1.75} />
              ) : (
                <IconArchive size={16} stroke={1.75} />
              )
            }
            onClick={() => void retire(!isRetired)}
          >
            {isRetired ? texts.restore : texts.retire}
          </Button>
          {!isRetired && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.75} />}
              renderRoot={(props) => (
                <Link {...props} to="/settings/rule-packs/$rule_pack_id/edit" params={params} />
              )}
            >
              {texts.edit}
            </Button>
          )}
        </>
      )}
      <Button
        leftSection={<IconCopy size={16} stroke={1.75} />}
        renderRoot={(props) => (
          <Link {...props} to="/settings/rule-packs/$rule_pack_id/copy" params={params} />
        )}
      >
        {texts.copy}
      </Button>
    </>
  );
}

/** Retires a pack after a question, or restores it. */
function useRetire({ rule_pack_id, version, pack, locations }: ListedPack) {
  const client = useClient();
  const confirm = useConfirm();
  const { write, isBusy } = useWrite({ sync: 'awaited', stale: [findPackHistory] });
  async function retire(retired: boolean): Promise<void> {
    const question = {
      ...{ title: texts.retireQuestion(pack.name), action: texts.retire, isDestructive: true },
      text: texts.retireAbout(locations.length),
    };
    if (retired && !(await confirm(question))) return;
    await send(version, retired);
  }
  /** The undo needs no question: it is about the version that the change made. */
  const send = (from: number, retired: boolean): Promise<unknown> =>
    write(() => client.call(changeRulePack, { body: { rule_pack_id, version: from, retired } }), {
      done: retired ? texts.retiredDone : texts.restoredDone,
      undo: () => send(from + 1, !retired),
    });
  return { retire, isBusy };
}
