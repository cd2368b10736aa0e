import type { ChangeNote } from '#packages/database';

export interface DesksOptions {
  /** Calls back after so many milliseconds; gives the way to call it off. */
  after: (milliseconds: number, deed: () => void) => () => void;
  /** Works notes of one organisation off; what fails comes again. */
  work: (org_id: string, notes: readonly ChangeNote[]) => Promise<void>;
}

/** Milliseconds in which notes gather before the first look. */
const gathering = 20;
const betweenLooks = 250;
const afterFailure = 1_000;

interface Desk {
  notes: ChangeNote[];
  isBusy: boolean;
}

/** Gathers notes by organisation, so that a burst of commits is looked at once; gives its inlet. */
export function createDesks({ after, work }: DesksOptions): (note: ChangeNote) => void {
  const desks = new Map<string, Desk>();

  function lookIn(org_id: string, desk: Desk, wait: number): void {
    desk.isBusy = true;
    after(wait, () => {
      const { notes } = desk;
      desk.notes = [];
      work(org_id, notes).then(
        () => rest(org_id, desk),
        () => {
          desk.notes = [...notes, ...desk.notes];
          lookIn(org_id, desk, afterFailure);
        },
      );
    });
  }

  function rest(org_id: string, desk: Desk): void {
    after(betweenLooks, () => {
      desk.isBusy = false;
      if (desk.notes.length > 0) lookIn(org_id, desk, 0);
      else desks.delete(org_id);
    });
  }

  return (note) => {
    const desk = desks.get(note.org_id) ?? { notes: [], isBusy: false };
    desks.set(note.org_id, desk);
    desk.notes.push(note);
    if (!desk.isBusy) lookIn(note.org_id, desk, gathering);
  };
}
