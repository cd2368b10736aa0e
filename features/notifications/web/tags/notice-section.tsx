import { SectionForm, useSave } from '#packages/form/web';
import { LeaveGuard } from '#packages/ui';
import { isSameNotice, noticeOf } from '#tags/domain';
import { tagTexts, useTagActions } from '#tags/web';
import type { TagTabProps } from '#tags/web';
import { NoticeFields } from './notice-fields.tsx';

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
      <NoticeFields type={tag.type} value={shown} mayChange={mayChange} onChange={change} />
    </SectionForm>
  );
}
