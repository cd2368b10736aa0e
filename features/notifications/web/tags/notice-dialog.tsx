import { useSave } from '#packages/form/web';
import { useSyncStatus } from '#packages/sync/web';
import { DialogForm, Modal } from '#packages/ui';
import type { Tag } from '#tags/contract';
import { noticeOf } from '#tags/domain';
import { tagTexts, useTagActions } from '#tags/web';
import { NoticeFields } from './notice-fields.tsx';

interface Props {
  /** Null: closed. */
  tag: Tag | null;
  onClose: () => void;
}

/** Dialog for the dehydration notification of a tag. */
export function NoticeDialog({ tag, onClose }: Props) {
  return (
    <Modal
      opened={tag !== null}
      onClose={onClose}
      title={tag === null ? tagTexts.notice : `${tagTexts.notice}: ${tag.name}`}
      size={520}
    >
      {tag !== null && <NoticeForm tag={tag} onClose={onClose} />}
    </Modal>
  );
}

function NoticeForm({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { online } = useSyncStatus();
  const actions = useTagActions();
  const { values, isBusy, change, save } = useSave(noticeOf(tag.metadata));
  return (
    <DialogForm
      label={tagTexts.notice}
      onSubmit={() => save({ send: () => actions.notify(tag, values), onDone: onClose })}
      submit="Save"
      isBusy={isBusy}
      isOff={!online}
      onCancel={onClose}
    >
      <NoticeFields type={tag.type} value={values} mayChange onChange={change} />
    </DialogForm>
  );
}
