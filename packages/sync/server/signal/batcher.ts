import type { ChangeNote } from '#packages/database';

export interface BatcherOptions {
  /** Calls back after the given milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Processes notes of one organisation. Failed notes are retried. */
  work: (org_id: string, notes: readonly ChangeNote[]) => Promise<void>;
}

/** Milliseconds to collect notes before they are processed. */
const gathering = 20;
const betweenLooks = 250;
const afterFailure = 1_000;

interface Pending {
  notes: ChangeNote[];
  isBusy: boolean;
}

/**
 * Collects notes by organisation, so that a burst of commits is processed once. Returns the
 * function that adds a note.
 */
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
