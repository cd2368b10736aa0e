import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconPencil } from '@tabler/icons-react';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card, ErrorScreen, Screen, TextSkeleton, useConfirm } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { changeRulePack, findPackHistory } from '#rule-packs/contract';
import { packList } from '#rule-packs/offline';
import type { ListedPack } from '#rule-packs/offline';
import { packTexts as texts, statusWords } from '../pack-texts.ts';
import { jurisdictionText } from '../pack-words.ts';
import { PackCrumbs, UnknownPack } from './pack-crumbs.tsx';
import { PackDetails } from './pack-details.tsx';
import { PackHistory } from './pack-history.tsx';
import { versionSearchOf } from './version-search.ts';
import { VersionScreen } from './version-screen.tsx';

/**
 * /settings/rule-packs/{id}: the triggers and duties of a pack, its source and its history; with
 * `?version=` an earlier version.
 */
export function PackScreen() {
  const { rule_pack_id = '' } = useParams({ strict: false });
  const { version } = versionSearchOf(useSearch({ strict: false }));
  if (version !== undefined) return <VersionScreen {...{ rule_pack_id, version }} />;
  return <CurrentPack rule_pack_id={rule_pack_id} />;
}

function CurrentPack({ rule_pack_id }: { rule_pack_id: string }) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const mayChange = viewer !== undefined && isAdmin(viewer);
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
      actions={found && mayChange && <PackActions row={found} />}
    >
      {found === undefined ? (
        <TextSkeleton widths={[60, 80, 40]} />
      ) : (
        <PackDetails pack={found.pack} locations={found.locations} mayMakeRules={mayChange}>
          {mayChange && !found.is_built_in && (
            <Card title={texts.history} subtitle={texts.historyAbout}>
              <PackHistory rule_pack_id={rule_pack_id} />
            </Card>
          )}
        </PackDetails>
      )}
    </Screen>
  );
}

function sentenceOf({ pack, version, is_built_in, copied_from, retired_time }: ListedPack): string {
  return [
    ...(retired_time === null ? [] : [texts.retired]),
    ...[jurisdictionText(pack), texts.version(version)],
    // A retired pack asks for nothing, whatever the status of its law.
    ...(retired_time === null ? [statusWords[pack.status]] : []),
    ...(is_built_in ? [texts.builtIn] : []),
    ...(copied_from === null ? [] : [texts.copiedFrom(copied_from)]),
  ].join(' · ');
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
