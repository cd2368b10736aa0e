import { useCallback, useState } from 'react';
import { AlertDialog, useMayAlert } from '#alerts/web';
import { useSyncStatus } from '#packages/sync/web';
import { useConfirm } from '#packages/ui';
import type { Confirmation, Selection } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonRow } from '#people/domain';
import { TaggingDialog, useOpenBadges } from '#people/web';
import { BulkBar } from '../actions/bulk-bar.tsx';
import type { BulkAction } from '../actions/bulk-reasons.ts';
import { actionTexts } from '../actions/action-texts.ts';
import { PersonMenu } from '../actions/person-menu.tsx';
import { usePersonActions } from '../actions/use-person-actions.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { MergePair } from '../merge/merge-dialog.tsx';

interface Parts {
  chosen: Selection<PersonRow>;
  /** Number of people that match the filter. */
  matching: number;
  /** Reads all matching people, on all pages. */
  readAll: () => Promise<readonly PersonRow[]>;
}

/** The actions of the list: the menu of a row, and the bar and dialogs for chosen people. */
export function useSelectionActions({ chosen, matching, readAll }: Parts) {
  const { online } = useSyncStatus();
  const actions = usePersonActions();
  const confirm = useConfirm();
  const [tagging, setTagging] = useState<'addTags' | 'removeTags' | null>(null);
  const [pair, setPair] = useState<MergePair | null>(null);
  const [isAlerting, setAlerting] = useState(false);
  const { mayAlert } = useMayAlert();
  const openBadges = useOpenBadges();
  const people = chosen.rows.map(named);

  async function begin(action: BulkAction): Promise<void> {
    if (action === 'addTags' || action === 'removeTags') return setTagging(action);
    if (action === 'merge') return setPair(pairOf(chosen.rows));
    if (action === 'remove' && !(await confirm(questionOf(people)))) return;
    // People who are shown or hidden already are skipped.
    const meant = chosen.rows.filter(({ is_hidden }) =>
      action === 'remove' ? true : is_hidden === (action === 'unhide'),
    );
    void actions[action](meant.map(named));
    chosen.clear();
  }

  const menu = useCallback(
    (person: PersonRow) => (
      <PersonMenu
        person={person}
        online={online}
        onHide={() => void actions.hide([named(person)])}
        onUnhide={() => void actions.unhide([named(person)])}
        onMerge={() => setPair({ source: null, target: person.user_id })}
        onDelete={() => {
          void confirm(questionOf([named(person)])).then((isSure) => {
            if (isSure) void actions.remove([named(person)]);
          });
        }}
      />
    ),
    [online, actions, confirm],
  );
  const layer = (
    <>
      <BulkBar
        chosen={chosen.rows}
        matching={matching}
        online={online}
        onAll={() => void readAll().then((all) => chosen.set(all, true))}
        onClear={chosen.clear}
        onAction={begin}
        onBadges={() => openBadges(people.map(({ user_id }) => user_id))}
        onAlert={mayAlert ? () => setAlerting(true) : undefined}
      />
      <AlertDialog opened={isAlerting} people={people} onClose={() => setAlerting(false)} />
      <TaggingDialog
        action={tagging}
        of={actionTexts.people(people.length)}
        onClose={() => setTagging(null)}
        onChoose={(tag_ids) => {
          if (tagging !== null) void actions[tagging](people, tag_ids);
          setTagging(null);
          chosen.clear();
        }}
      />
      <MergeDialog pair={pair} onClose={() => setPair(null)} onMerged={chosen.clear} />
    </>
  );
  return { menu, layer };
}

function named(person: PersonRow) {
  return { user_id: person.user_id, name: personName(person) };
}

/** The first of the two is the source, unless only the second may be. */
function pairOf([a, b]: readonly PersonRow[]): MergePair | null {
  if (a === undefined || b === undefined) return null;
  const isFine = (a.refusals.mergeAway ?? b.refusals.mergeInto) === null;
  const [source, target] = isFine ? [a, b] : [b, a];
  return { source: source.user_id, target: target.user_id };
}

function questionOf(people: readonly { name: string }[]): Confirmation {
  const [first] = people;
  const who = people.length === 1 ? (first?.name ?? '') : actionTexts.people(people.length);
  return actionTexts.confirmDelete(who);
}
