import { Stack, Switch } from '@mantine/core';
import { SectionForm, useSave } from '#packages/form/web';
import { LeaveGuard } from '#packages/ui';
import { PersonMultiSelect } from '#people/web';
import { isSameNotice, noticeOf } from '#tags/domain';
import { kindTexts, tagTexts, useTagActions } from '#tags/web';
import type { TagTabProps } from '#tags/web';

/** Who is notified of dehydrated members; the only setting that every type of tag has. */
export function NoticeSection({ tag, mayChange }: TagTabProps) {
  const actions = useTagActions();
  const stored = noticeOf(tag.metadata);
  const form = useSave(stored);
  const { values: shown, isBusy, change } = form;
  const isChanged = !isSameNotice(shown, stored);

  return (
    <SectionForm
      title={tagTexts.notice}
      about={tagTexts.noticeAbout}
      form={{ ...form, isChanged }}
      needsConnection={tagTexts.needsConnection}
      note={mayChange ? '' : tagTexts.noticeReadOnly}
      mayChange={mayChange}
      onSave={() => form.save({ send: () => actions.notify(tag, shown) })}
    >
      <LeaveGuard when={isChanged && !isBusy} />
      <Stack gap={16} maw={480}>
        <Switch
          label={tagTexts.noticeSwitch}
          checked={shown._notify_hydration}
          disabled={!mayChange}
          onChange={(event) => change({ _notify_hydration: event.currentTarget.checked })}
        />
        <PersonMultiSelect
          label={tagTexts.noticeTo}
          placeholder="Name or email"
          description={tagTexts.noticeToHint(kindTexts[tag.type].managers.toLowerCase())}
          disabled={!mayChange || !shown._notify_hydration}
          value={shown._notify_hydration_to}
          onChange={(user_ids) => change({ _notify_hydration_to: user_ids })}
        />
      </Stack>
    </SectionForm>
  );
}
