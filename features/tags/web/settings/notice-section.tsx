import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, LeaveGuard, SettingsSection } from '#packages/ui';
import { isSameNotice, noticeOf } from '#tags/domain';
import type { DehydrationNotice } from '#tags/contract';
import { useTagActions } from '../actions/tag-actions.tsx';
import type { TagTabProps } from '../kind/tag-kind.ts';
import { useTagParts } from '../tag-parts.ts';
import { kindTexts, tagTexts } from '../tag-texts.ts';
import classes from './settings.module.css';

/** Who is notified of dehydrated members; the only setting that every type of tag has. */
export function NoticeSection({ tag, mayChange }: TagTabProps) {
  const { PeopleField } = useTagParts();
  const actions = useTagActions();
  const { online } = useSyncStatus();
  const [draft, setDraft] = useState<DehydrationNotice | null>(null);
  const [isSaving, setSaving] = useState(false);
  const stored = noticeOf(tag.metadata);
  const shown = draft ?? stored;
  const isChanged = !isSameNotice(shown, stored);
  const change = (parts: Partial<DehydrationNotice>) => setDraft({ ...shown, ...parts });

  async function save(): Promise<void> {
    if (!isChanged || isSaving || !online) return;
    setSaving(true);
    const refused = await actions.notify(tag, shown).finally(() => setSaving(false));
    if (refused === null) setDraft(null);
  }

  return (
    <Form label={tagTexts.notice} onSubmit={save}>
      <LeaveGuard when={isChanged && !isSaving} />
      <SettingsSection
        title={tagTexts.notice}
        about={tagTexts.noticeAbout}
        actions={
          <>
            <ActionNote>{noteOf(mayChange, online)}</ActionNote>
            {mayChange && isChanged && (
              <Button variant="default" disabled={isSaving} onClick={() => setDraft(null)}>
                Discard
              </Button>
            )}
            {mayChange && (
              <Button type="submit" loading={isSaving} disabled={!isChanged || !online}>
                Save
              </Button>
            )}
          </>
        }
      >
        <div className={classes['fields']}>
          <Switch
            label={tagTexts.noticeSwitch}
            checked={shown._notify_hydration}
            disabled={!mayChange}
            onChange={(event) => change({ _notify_hydration: event.currentTarget.checked })}
          />
          <PeopleField
            label={tagTexts.noticeTo}
            placeholder="Name or email"
            description={tagTexts.noticeToHint(kindTexts[tag.type].managers.toLowerCase())}
            disabled={!mayChange || !shown._notify_hydration}
            value={shown._notify_hydration_to}
            onChange={(user_ids) => change({ _notify_hydration_to: user_ids })}
          />
        </div>
      </SettingsSection>
    </Form>
  );
}

function noteOf(mayChange: boolean, online: boolean): string {
  if (!mayChange) return tagTexts.noticeReadOnly;
  return online ? '' : tagTexts.needsLine;
}
