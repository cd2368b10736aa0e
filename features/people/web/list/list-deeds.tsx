import { useCallback, useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { personName } from '#people/domain';
import type { PersonRow } from '#people/domain';
import { BulkBar } from '../deeds/bulk-bar.tsx';
import type { BulkDeed } from '../deeds/bulk-reasons.ts';
import { deedTexts } from '../deeds/deed-texts.ts';
import { PersonMenu } from '../deeds/person-menu.tsx';
import { TaggingDialog } from '../deeds/tagging-dialog.tsx';
import { usePersonDeeds } from '../deeds/use-person-deeds.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { MergePair } from '../merge/merge-dialog.tsx';
import type { ChosenPeople } from './use-chosen.ts';

interface Parts {
  chosen: ChosenPeople;
  /** People that match the filter. */
  matching: number;
  /** Everybody who matches, on all pages. */
  readAll: () => Promise<readonly PersonRow[]>;
}

/** What can be done in the list: the menu of a row, and the bar and dialogs over the list. */
export function useListDeeds({ chosen, matching, readAll }: Parts) {
  const { online } = useSyncStatus();
  const deeds = usePersonDeeds();
  const [tagging, setTagging] = useState<'addTags' | 'removeTags' | null>(null);
  const [pair, setPair] = useState<MergePair | null>(null);
  const people = chosen.people.map(named);

  function begin(deed: BulkDeed): void {
    if (deed === 'addTags' || deed === 'removeTags') return setTagging(deed);
    if (deed === 'merge') return setPair(pairOf(chosen.people));
    if (deed === 'remove' && !window.confirm(questionOf(people))) return;
    // Whoever is shown already, or hidden already, is left alone.
    const meant = chosen.people.filter(({ is_hidden }) =>
      deed === 'remove' ? true : is_hidden === (deed === 'unhide'),
    );
    void deeds[deed](meant.map(named));
    chosen.clear();
  }

  const menu = useCallback(
    (person: PersonRow) => (
      <PersonMenu
        person={person}
        online={online}
        onHide={() => void deeds.hide([named(person)])}
        onUnhide={() => void deeds.unhide([named(person)])}
        onMerge={() => setPair({ source: null, target: person.user_id })}
        onDelete={() => {
          if (window.confirm(questionOf([named(person)]))) void deeds.remove([named(person)]);
        }}
      />
    ),
    [online, deeds],
  );
  const layer = (
    <>
      <BulkBar
        chosen={chosen.people}
        matching={matching}
        online={online}
        onAll={() => void readAll().then((all) => chosen.set(all, true))}
        onClear={chosen.clear}
        onDeed={begin}
      />
      <TaggingDialog
        deed={tagging}
        count={people.length}
        onClose={() => setTagging(null)}
        onChoose={(tag_ids) => {
          if (tagging !== null) void deeds[tagging](people, tag_ids);
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

/** The first of the two goes, unless only the second may. */
function pairOf([a, b]: readonly PersonRow[]): MergePair | null {
  if (a === undefined || b === undefined) return null;
  const isFine = (a.refusals.mergeAway ?? b.refusals.mergeInto) === null;
  const [source, target] = isFine ? [a, b] : [b, a];
  return { source: source.user_id, target: target.user_id };
}

function questionOf(people: readonly { name: string }[]): string {
  const [first] = people;
  const who = people.length === 1 ? (first?.name ?? '') : deedTexts.people(people.length);
  return deedTexts.confirmDelete(who);
}
