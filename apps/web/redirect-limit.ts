/** Maximum number of redirects of a navigation. */
export const redirectLimit = 100;

/** The router's own limit of redirects. */
const routerTimeout = 20;

/** Counts the redirects of a navigation. */
export interface RedirectCounter {
  /**
   * To be awaited whenever a location starts to load.
   *
   * @param restart restarts navigation to the same location, which ends the current one
   * @throws Error beyond the limit
   */
  hop(restart: () => void): Promise<void> | undefined;
  /** To be called when a screen is shown. */
  arrive(): void;
}

/** Allows 100 redirects of a navigation; beyond that the generic error is shown. */
export function createRedirectCounter(): RedirectCounter {
  let hops = 0;
  let isRelayed = false;
  return {
    hop(restart) {
      if (isRelayed) {
        isRelayed = false;
        return undefined;
      }
      hops += 1;
      if (hops > redirectLimit + 1) {
        hops = 0;
        throw new Error('Too many redirects.');
      }
      if (hops % routerTimeout !== 0) return undefined;
      // A new navigation to the same place has the router's full limit again.
      isRelayed = true;
      restart();
      return new Promise<never>(() => undefined);
    },
    arrive() {
      hops = 0;
      isRelayed = false;
    },
  };
}
