/** Where the sign-in of this browser is stored, see the store of auth/web. */
const signInKey = 'watershade-auth';

let early = startEarly();
// A worker that does not load is created again, for those who then listen for its error.
early?.addEventListener('error', () => (early = null));

/**
 * The worker of all tabs, with a port of its own for each call. The first one is created when this
 * module is loaded, if somebody is signed in: the worker then loads while the page does.
 *
 * @throws Error in browsers without shared workers
 */
export function sharedWorker(): SharedWorker {
  const worker = early ?? create();
  early = null;
  return worker;
}

function create(): SharedWorker {
  return new SharedWorker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}

function startEarly(): SharedWorker | null {
  try {
    return localStorage.getItem(signInKey) === null ? null : create();
  } catch {
    // No storage, or no shared workers: the page must load all the same, and then uses what there is.
    return null;
  }
}
