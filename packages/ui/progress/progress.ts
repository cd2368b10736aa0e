/** Work in several steps that continues on other screens. */
export interface Progress {
  readonly id: number;
  /** 'Hiding people'. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

const state: { list: readonly Progress[] } = { list: [] };
const controllers = new Map<number, AbortController>();
const watchers = new Set<() => void>();
let lastId = 0;

/** Starts work; from here on the chip in the frame shows it on every screen. */
export function startProgress(label: string, total: number) {
  lastId += 1;
  const id = lastId;
  const controller = new AbortController();
  controllers.set(id, controller);
  change([...state.list, { id, label, done: 0, total }]);
  return {
    /** Aborted at sign-out. */
    signal: controller.signal,
    advance: (done: number) =>
      change(state.list.map((one) => (one.id === id ? { ...one, done } : one))),
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
