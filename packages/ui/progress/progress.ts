/** Work in several steps that continues on other screens. */
export interface Progress {
  readonly id: number;
  /** 'Hiding people'. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** Reports the progress of work. */
export interface ProgressLine {
  /** Aborted at sign-out. */
  readonly signal: AbortSignal;
  advance: (done: number) => void;
  end: () => void;
}

const state: { list: readonly Progress[] } = { list: [] };
const controllers = new Map<number, AbortController>();
const watchers = new Set<() => void>();
let lastId = 0;

/** Starts work; from here on the chip in the frame shows it on every screen. */
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

/** Running work, the oldest first; the same list until it changes. */
export function progressUnderWay(): readonly Progress[] {
  return state.list;
}

/** Calls back when the list changes. Returns a function that stops it. */
export function onProgress(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Ends all work, at sign-out. */
export function endProgress(): void {
  for (const controller of controllers.values()) controller.abort();
  controllers.clear();
  change([]);
}

function change(list: readonly Progress[]): void {
  state.list = list;
  for (const watcher of [...watchers]) watcher();
}
