import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  isConflict,
  useOverwriteQuestion,
  useSave,
  useWrongField,
  useWrite,
} from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  ActionNote,
  Card,
  ErrorScreen,
  Form,
  FormBar,
  LeaveGuard,
  Screen,
  TextSkeleton,
} from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { changeRulePack, createRulePack, findPackHistory } from '#rule-packs/contract';
import type { PackContent } from '#rule-packs/contract';
import { packList } from '#rule-packs/offline';
import type { ListedPack } from '#rule-packs/offline';
import { NotForYou, PackCrumbs, UnknownPack } from '../detail/pack-crumbs.tsx';
import { packTexts } from '../pack-texts.ts';
import { AboutFields } from './about-fields.tsx';
import { DutyList } from './duty-list.tsx';
import { editTexts as texts } from './edit-texts.ts';
import { fieldsOfServer, readDraft } from './pack-draft.ts';
import classes from './edit.module.css';

/** /settings/rule-packs/{id}/copy: a new pack with the content of another one. */
export function CopyPackScreen() {
  return <PackFormScreen isCopy />;
}

/** /settings/rule-packs/{id}/edit: a new version of a pack of the organisation. */
export function EditPackScreen() {
  return <PackFormScreen isCopy={false} />;
}

function PackFormScreen({ isCopy }: { isCopy: boolean }) {
  const { rule_pack_id = '' } = useParams({ strict: false });
  const { data: packs, error, refetch } = useCopy(packList, {});
  const { data: viewer } = useCopy(permissionsViewer, {});
  const [loads, setLoads] = useState(0);
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  const found = packs?.find((each) => each.rule_pack_id === rule_pack_id);
  const isMissing = found === undefined || (!isCopy && found.is_built_in);
  if (packs !== undefined && isMissing) return <UnknownPack />;
  if (viewer !== undefined && !isAdmin(viewer)) return <NotForYou />;
  const name = found?.pack.name ?? '…';
  const title = isCopy ? texts.copyTitle(name) : texts.editTitle(name);
  return (
    <Screen
      title={title}
      sentence={isCopy ? texts.copySentence : texts.editSentence}
      ready={found !== undefined}
      crumbs={<PackCrumbs here={title} />}
    >
      {found === undefined ? (
        <TextSkeleton widths={[60, 80, 40]} />
      ) : (
        <PackForm
          key={`${rule_pack_id} ${String(loads)}`}
          source={found}
          {...{ isCopy, title }}
          onReload={() => setLoads((count) => count + 1)}
        />
      )}
    </Screen>
  );
}

interface FormProps {
  source: ListedPack;
  isCopy: boolean;
  title: string;
  /** Opens the form again with what is stored. */
  onReload: () => void;
}

function PackForm({ source, isCopy, title, onReload }: FormProps) {
  // A sync of another change must not replace what the form was opened with.
  const [opened] = useState(source);
  const { pack } = opened;
  const form = useSave<PackContent>(isCopy ? { ...pack, name: texts.copyOf(pack.name) } : pack);
  const { values: draft, errors, isBusy } = form;
  const { online } = useSyncStatus();
  const save = usePackWrites(opened, isCopy);
  const askOverwrite = useOverwriteQuestion(texts.conflict);
  const frame = useWrongField<HTMLFormElement>(errors);
  const hasErrors = Object.keys(errors).length > 0;

  /** @param version that the form was opened with; null overwrites what is stored */
  async function onSave(version: number | null): Promise<void> {
    const read = readDraft(draft);
    if (read.errors !== null) return form.refuse(read.errors);
    let isRefused = false;
    await form.save({
      async send() {
        const refused = await save.send(read.pack, version, () => (isRefused = true));
        return refused === null ? null : fieldsOfServer(refused);
      },
      onDone: save.onDone,
    });
    if (!isRefused || isCopy) return;
    if (await askOverwrite(onReload)) await onSave(null);
  }

  return (
    <Form
      ref={frame}
      label={title}
      className={classes['fields']}
      onSubmit={() => online && !isBusy && onSave(opened.version)}
    >
      <LeaveGuard when={form.isChanged && !isBusy} />
      <Card title={texts.about} subtitle={texts.aboutText}>
        <div className={classes['fields']}>
          <AboutFields draft={draft} errors={errors} onChange={form.change} />
        </div>
      </Card>
      <Card title={texts.duties}>
        <DutyList draft={draft} errors={errors} onChange={form.change} />
      </Card>
      <FormBar>
        <ActionNote>
          {online ? (hasErrors ? texts.check : '') : packTexts.needsConnection}
        </ActionNote>
        <Button variant="default" disabled={isBusy} onClick={save.onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy} disabled={!online || (!isCopy && !form.isChanged)}>
          {texts.save}
        </Button>
      </FormBar>
    </Form>
  );
}

/** Stores a copy or a new version, and returns to the pack. */
function usePackWrites({ rule_pack_id }: ListedPack, isCopy: boolean) {
  const client = useClient();
  const navigate = useNavigate();
  const [id] = useState(() => (isCopy ? newId() : rule_pack_id));
  const { write } = useWrite({ sync: 'awaited', stale: [findPackHistory] });
  const goTo = (shown: string, ignoreBlocker: boolean) =>
    void navigate({
      to: '/settings/rule-packs/$rule_pack_id',
      params: { rule_pack_id: shown },
      ignoreBlocker,
    });
  async function newest(): Promise<number> {
    const asked = { params: { id: rule_pack_id }, query: {} };
    const { versions } = await client.call(findPackHistory, asked);
    return versions[0]?.version ?? 1;
  }
  return {
    /**
     * @param version that the change is about; null for the newest
     * @param onConflict called if somebody else changed the pack meanwhile
     */
    send: (pack: PackContent, version: number | null, onConflict: () => void): Promise<Refused> =>
      isCopy
        ? write(
            () =>
              client.call(createRulePack, {
                body: { rule_pack_id: id, based_on: rule_pack_id, pack },
              }),
            { done: packTexts.created },
          )
        : write(
            async () => {
              try {
                const body = { rule_pack_id, version: version ?? (await newest()), pack };
                return await client.call(changeRulePack, { body });
              } catch (failure) {
                if (isConflict(failure)) onConflict();
                throw failure;
              }
            },
            { done: packTexts.saved },
          ),
    onDone: () => goTo(id, true),
    onCancel: () => goTo(rule_pack_id, false),
  };
}
