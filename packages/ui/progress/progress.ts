/** Work in several steps that goes on while the person looks at something else. */
export interface Progress {
  readonly id: number;
  /** 'Hiding people'. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** How the work says where it is. */
export interface ProgressLine {
  /** Aborted when the person signs out. */
  readonly signal: AbortSignal;
  advance: (done: number) => void;
  end: () => void;
}

const state: { list: readonly Progress[] } = { list: [] };
const controllers = new Map<number, AbortController>();
const watchers = new Set<() => void>();
let lastId = 0;

/** Work begins; from here on the chip in the frame shows it, whichever screen stands. */
export function startProgress(label: string, total: number): ProgressLine {
  lastId += 1;
  const id = lastId;
  const controller = new AbortController();
  controllers.set(id, controller);
  change([...state.list, { id, label, done: 0, total }]);
  return {
    signal: controller.signal,
    advance: (done) => change(state.list.map((one) => (one.id === id ? { ...one, done } : one))),
    end: () => {
      controllers.delete(id);
      change(state.list.filter((one) => one.id !== id));
    },
  };
}

/** What is under way, the oldest first; the same list until something changes. */
export function progressUnderWay(): readonly Progress[] {
  return state.list;
}

/** Tells when the list changes. Returns the way to stop. */
export function onProgress(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Ends everything, as a sign-out must. */
export function endProgress(): void {
  for (const controller of controllers.values()) controller.abort();
  controllers.clear();
  change([]);
}

function change(list: readonly Progress[]): void {
  state.list = list;
  for (const watcher of [...watchers]) watcher();
}
