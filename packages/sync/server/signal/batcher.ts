import type { ChangeNote } from '#packages/database';

export interface BatcherOptions {
  /** Calls back after so many milliseconds; gives the way to call it off. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Works notes of one organisation off; what fails comes again. */
  work: (org_id: string, notes: readonly ChangeNote[]) => Promise<void>;
}

/** Milliseconds in which notes gather before the first look. */
const gathering = 20;
const betweenLooks = 250;
const afterFailure = 1_000;

interface Pending {
  notes: ChangeNote[];
  isBusy: boolean;
}

/** Gathers notes by organisation, so that a burst of commits is looked at once; gives its inlet. */
export function createBatcher({ after, work }: BatcherOptions): (note: ChangeNote) => void {
  const pending = new Map<string, Pending>();

  function process(org_id: string, own: Pending, wait: number): void {
    own.isBusy = true;
    after(wait, () => {
      const { notes } = own;
      own.notes = [];
      work(org_id, notes).then(
        () => rest(org_id, own),
        () => {
          own.notes = [...notes, ...own.notes];
          process(org_id, own, afterFailure);
        },
      );
    });
  }

  function rest(org_id: string, own: Pending): void {
    after(betweenLooks, () => {
      own.isBusy = false;
      if (own.notes.length > 0) process(org_id, own, 0);
      else pending.delete(org_id);
    });
  }

  return (note) => {
    const own = pending.get(note.org_id) ?? { notes: [], isBusy: false };
    pending.set(note.org_id, own);
    own.notes.push(note);
    if (!own.isBusy) process(note.org_id, own, gathering);
  };
}
