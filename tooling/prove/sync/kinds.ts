import type { History, Meanwhile, Step, Write } from './history.ts';

const writes: Record<Write['kind'], string> = {
  add: 'tests added',
  change: 'tests changed, or deleted and brought back',
  label: 'tag put on or taken off',
  permit: 'right given',
  revoke: 'right taken away',
  hide: 'person hidden or shown',
  activate: 'person leaves or comes back',
  merge: 'people merged',
  tag: 'tag deleted or brought back',
  rename: 'organisation, tag or person renamed',
  type: 'own kind of test made, switched on or off',
  roster: 'roster added, changed or deleted',
  leave: 'leave added or cancelled',
  session: 'session added, archived or removed',
  skip: 'person of a session skipped or not',
  'session-tests': 'tests linked to a session',
  feature: 'rosters and breaks switched on or off',
  break: 'break started, ended or retired',
  emergency: 'entry added to an emergency',
  'merge-people': 'API call: people merged',
  'hide-people': 'API call: people hidden or shown',
  'delete-people': 'API call: people deleted',
  'restore-people': 'API call: deleted people restored',
  'make-tag': 'API call: tag, job or location made',
  'delete-tag': 'API call: tag, job or location deleted',
  'label-people': 'API call: tags put on or taken off',
};

const steps: Record<Step['kind'], string> = {
  write: 'write',
  hold: 'transaction stays open',
  release: 'transaction commits late',
  sync: 'sync run',
  'no-line': 'sync run without a line',
  'queue-add': 'test typed without a line',
  'queue-edit': 'typed test changed',
  'queue-drop': 'typed test dropped',
  'second-tab': 'second tab',
  crash: 'worker of a tab killed',
  'sign-out': 'sign-out',
  'sign-in': 'sign-in, of the same person or another',
  backup: 'backup',
  restore: 'backup restored',
  'server-crash': 'server killed',
  'database-crash': 'database killed',
};

const events: Record<Meanwhile['event']['kind'], string> = {
  cut: 'call: never arrives',
  lost: 'call: answer lost',
  status: 'call: refused with 500 or 503',
  write: 'call: write before it, or between two of its queries',
  'queue-add': 'call: test typed meanwhile',
  crash: 'call: worker killed over it',
  'sign-out': 'call: sign-out before its answer',
  'server-crash': 'call: server killed over it',
  'database-crash': 'call: database killed over it',
};

const bulk = 'bulk write, of several rows at once';
const plain = Object.entries(steps).flatMap(([kind, name]) => (kind === 'write' ? [] : [name]));

/** The names of all kinds of events of a history. */
export const kindNames: readonly string[] = [
  ...Object.values(writes),
  bulk,
  ...plain,
  ...Object.values(events),
];

/** The names of the events of a history, one entry for each event. */
export function kindsOf({ steps: taken }: Pick<History, 'steps'>): string[] {
  return taken.flatMap((step) => {
    if (step.kind === 'write') return kindsOfWrite(step.write);
    if (step.kind === 'hold') return [steps.hold, ...kindsOfWrite(step.write)];
    if (step.kind !== 'sync') return [steps[step.kind]];
    const meanwhile = step.meanwhile.flatMap(({ event }) => [
      events[event.kind],
      ...(event.kind === 'write' ? kindsOfWrite(event.write) : []),
    ]);
    return [steps.sync, ...meanwhile];
  });
}

function kindsOfWrite(write: Write): string[] {
  const isBulk =
    write.kind === 'merge' ||
    write.kind === 'merge-people' ||
    write.kind === 'delete-tag' ||
    (write.kind === 'add' && write.count > 1) ||
    (write.kind === 'change' && write.nth === null);
  return [writes[write.kind], ...(isBulk ? [bulk] : [])];
}

/** The number of events of each kind in some histories. */
export function countKinds(histories: readonly Pick<History, 'steps'>[]): Map<string, number> {
  const counts = new Map(kindNames.map((name) => [name, 0]));
  for (const name of histories.flatMap(kindsOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
