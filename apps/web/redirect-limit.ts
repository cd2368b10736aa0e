/** Navigations that send a visitor on more often than this are stopped. */
export const redirectLimit = 100;

/** The router by itself gives up a navigation after so many redirects. */
const routerTimeout = 20;

/** Counts how often one navigation is sent on. */
export interface RedirectCounter {
  /**
   * To be awaited whenever a location begins to load.
   *
   * @param startAnew begins a navigation to the same location, which ends the present one
   * @throws Error past the limit
   */
  hop(startAnew: () => void): Promise<void> | undefined;
  /** To be called when a screen stands. */
  arrive(): void;
}

/** Lets a navigation be sent on 100 times; past that the screen is the generic error. */
export function createRedirectCounter(): RedirectCounter {
  let hops = 0;
  let isRelayed = false;
  return {
    hop(startAnew) {
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
      // A fresh navigation to the same place has the router's whole timeout again.
      isRelayed = true;
      startAnew();
      return new Promise<never>(() => undefined);
    },
    arrive() {
      hops = 0;
      isRelayed = false;
    },
  };
}
