export interface Listeners<Value> {
  add(listener: (value: Value) => void): () => void;
  notify(value: Value): void;
}

/** A list of listeners. One that fails is reported as an uncaught error, and the others are called. */
export function createListeners<Value>(): Listeners<Value> {
  const all = new Set<(value: Value) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify(value) {
      for (const listener of [...all]) {
        try {
          listener(value);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
