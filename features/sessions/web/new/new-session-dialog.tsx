import { Radio, Stack } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSave, useWrongField } from '#packages/form/web';
import { newId } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal, useDiscardQuestion } from '#packages/ui';
import { PersonMultiSelect } from '#people/web';
import { mostSessionPeople, sessionMessages as messages } from '#sessions/contract';
import { sessionCandidates, sessionPreview } from '#sessions/offline';
import { TagMultiSelect } from '#tags/web';
import { newSessionTexts as texts, sessionTexts } from '../session-texts.ts';
import { useSessionActions } from '../use-session-actions.ts';
import classes from './new-session.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The dialog of a new session: its scope, and the number of people in it. */
export function NewSessionDialog({ opened, onClose }: Props) {
  const { onGuardedClose, onChanged } = useDiscardQuestion(onClose);
  return (
    <Modal opened={opened} onClose={onGuardedClose} title={sessionTexts.newSession} size={520}>
      {opened && (
        <NewSessionForm onClose={onClose} onCancel={onGuardedClose} onChanged={onChanged} />
      )}
    </Modal>
  );
}

/** The same for the command menu, open from the beginning. */
export function NewSessionCommand({ onClose }: Pick<Props, 'onClose'>) {
  return <NewSessionDialog opened onClose={onClose} />;
}

interface FormProps extends Pick<Props, 'onClose'> {
  onCancel: () => void;
  /** Called with whether something is not saved. */
  onChanged: (isChanged: boolean) => void;
}

const scopes = ['all', 'tags', 'one_time'] as const;
type Scope = (typeof scopes)[number];
const scopeWords: Readonly<Record<Scope, string>> = {
  all: texts.all,
  tags: texts.byTags,
  one_time: texts.oneTime,
};
const none: readonly string[] = [];

function NewSessionForm({ onClose, onCancel, onChanged }: FormProps) {
  const { online } = useSyncStatus();
  const actions = useSessionActions();
  const [session_id] = useState(() => newId());
  const form = useSave({ scope: 'all' as Scope, tag_ids: none, user_ids: none });
  const { scope, tag_ids, user_ids } = form.values;
  useEffect(() => onChanged(form.isChanged), [onChanged, form.isChanged]);
  const { data: candidates } = useCopy(sessionCandidates, {});
  const offered = useMemo(() => new Set(candidates?.map((each) => each.user_id)), [candidates]);
  const isOffered = useCallback(
    ({ user_id }: { user_id: string }) => offered.has(user_id),
    [offered],
  );
  const isByTags = scope === 'tags' && tag_ids.length > 0;
  const isByScope = scope === 'all' || isByTags;
  const { data, isPlaceholderData } = useCopy(
    sessionPreview,
    { tag_ids: isByTags ? tag_ids : none },
    { enabled: isByScope, keepPrevious: true },
  );
  // The preview of the tags before must not start a session.
  const preview = isByScope && !isPlaceholderData ? data : undefined;
  const people = scope === 'one_time' ? user_ids : isByScope ? preview?.user_ids : none;
  const isNobody = isByScope && people?.length === 0;
  const isMany = people !== undefined && people.length > mostSessionPeople;

  const save = () =>
    form.save({
      problems: {
        ...(scope === 'tags' && tag_ids.length === 0 && { tag_ids: texts.noTag }),
        ...(scope === 'one_time' && user_ids.length === 0 && { user_ids: messages.noPeople }),
      },
      send: async () => {
        const type = scope === 'one_time' ? 'custom' : (preview?.type ?? 'all');
        const session = { session_id, type, tag_ids: scope === 'tags' ? tag_ids : none } as const;
        return (await actions.create(session, people ?? none)) ? null : {};
      },
      onDone: onClose,
    });

  const frame = useWrongField(form.errors);
  return (
    <div ref={frame}>
      <DialogForm
        label={sessionTexts.newSession}
        onSubmit={save}
        submit={texts.start}
        isBusy={form.isBusy}
        isOff={!online || people === undefined || isNobody || isMany}
        onCancel={onCancel}
      >
        <Radio.Group
          label={texts.scope}
          value={scope}
          onChange={(next) => form.change({ scope: next as Scope })}
        >
          <Stack gap={8} mt={8}>
            {scopes.map((each) => (
              <Radio key={each} value={each} label={scopeWords[each]} />
            ))}
          </Stack>
        </Radio.Group>
        {scope === 'tags' && (
          <TagMultiSelect
            label={texts.tags}
            placeholder={tag_ids.length === 0 ? texts.tagsPlaceholder : ''}
            description={texts.tagsAbout}
            types={['default', 'job', 'location']}
            value={tag_ids}
            error={form.errors['tag_ids']}
            onChange={(next) => form.change({ tag_ids: next })}
          />
        )}
        {scope === 'one_time' && (
          <PersonMultiSelect
            label={texts.people}
            placeholder={user_ids.length === 0 ? 'Name or email' : ''}
            value={user_ids}
            isOffered={isOffered}
            error={form.errors['user_ids']}
            onChange={(next) => form.change({ user_ids: next })}
          />
        )}
        <div role="status" className={classes['preview']}>
          {people !== undefined && (
            <p>
              {isNobody
                ? texts.nobody
                : isMany
                  ? messages.manyPeople
                  : texts.inSession(people.length)}
            </p>
          )}
          {preview !== undefined && preview.leftOut > 0 && (
            <p className="ws-small">{texts.leftOut(preview.leftOut)}</p>
          )}
          <p className="ws-small">{texts.hiddenOut}</p>
        </div>
      </DialogForm>
    </div>
  );
}
