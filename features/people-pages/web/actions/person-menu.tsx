import type { ReactNode } from 'react';
import { LazyRowMenu } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonRow } from '#people/domain';
import { ActionItem } from '#people/web';
import { actionIcons } from './action-icons.tsx';
import { actionTexts } from './action-texts.ts';

interface Props {
  person: PersonRow;
  online: boolean;
  onHide: () => void;
  onUnhide: () => void;
  onMerge: () => void;
  onDelete: () => void;
  /** False if a button beside the menu hides and shows. */
  hasHide?: boolean;
  /** With a border, beside other buttons that have one. */
  isFramed?: boolean;
  /** Entries at the end of the menu that only the person's own page has. */
  more?: ReactNode;
}

/** Actions with one person. Disabled entries give the reason. */
export function PersonMenu({ person, isFramed = false, ...actions }: Props) {
  return (
    <LazyRowMenu
      of={personName(person)}
      id={person.user_id}
      disabled={person.isPending}
      isFramed={isFramed}
    >
      <Items person={person} {...actions} />
    </LazyRowMenu>
  );
}

function Items({ person, online, hasHide = true, more, ...actions }: Props) {
  const { onHide, onUnhide, onMerge, onDelete } = actions;
  const { is_hidden, refusals } = person;
  const reasonOf = (refusal: string | null) => (online ? refusal : actionTexts.needsConnection);
  // Enabled if a merge is possible in either direction.
  const merge = refusals.mergeInto === null ? null : refusals.mergeAway;
  return (
    <>
      {hasHide && (
        <ActionItem
          label={is_hidden ? 'Unhide' : 'Hide'}
          icon={is_hidden ? actionIcons.unhide : actionIcons.hide}
          reason={reasonOf(refusals.hide)}
          onClick={is_hidden ? onUnhide : onHide}
        />
      )}
      <ActionItem
        label="Merge"
        icon={actionIcons.merge}
        reason={reasonOf(merge)}
        onClick={onMerge}
      />
      {more}
      <ActionItem
        label="Delete"
        icon={actionIcons.remove}
        reason={reasonOf(refusals.remove)}
        isDangerous
        onClick={onDelete}
      />
    </>
  );
}
