import type { AccessHome } from '#access/contract';
import type { RequestFields, Symptom, WorkerPage } from '#worker-page/contract';
import { CallError, newId } from '#packages/http/web';
import { isInvalidLink, linkPaths } from './link-client.ts';
import type { LinkClient } from './link-client.ts';
import type { LinkStorage } from './link-storage.ts';
import { serverNow } from './server-now.ts';
import type { Kept } from './server-now.ts';

/** A request of the person that is not sent yet. */
export interface WaitingRequest {
  readonly fields: RequestFields;
  /** False: this browser could not store it. */
  readonly isOnDisk: boolean;
  /** The server did not accept it; sending it again would not help. */
  readonly isRefused: boolean;
}

/** What is wrong with the last call. */
export type Trouble = 'offline' | 'server' | 'too_many';

/** Everything that the page shows of a link. */
export interface LinkState {
  readonly phase: 'loading' | 'open' | 'failed' | 'invalid' | 'removed';
  readonly home: Kept<AccessHome> | null;
  readonly page: Kept<WorkerPage> | null;
  readonly trouble: Trouble | null;
  readonly waiting: readonly WaitingRequest[];
  readonly isSending: boolean;
}

interface LinkParts {
  readonly token: string;
  readonly client: LinkClient;
  readonly storage: LinkStorage;
  readonly now: () => number;
}

/** An open link: its answers, kept on the device, and the requests of the person. */
export interface OpenLink {
  readonly token: string;
  readonly client: LinkClient;
  readonly storage: LinkStorage;
  readonly state: () => LinkState;
  readonly watch: (watcher: () => void) => () => void;
  /** Shows what is kept, then reads the answers of the server. */
  readonly start: () => Promise<void>;
  /** Reads the answers again, and sends what waits. */
  readonly refresh: () => Promise<void>;
  /** Keeps a request and sends it. */
  readonly ask: (kind: RequestFields['kind'], symptoms: Symptom[], note: string) => Promise<void>;
  readonly sendWaiting: () => Promise<void>;
  /** Takes a request that the server did not accept off the list. */
  readonly dismiss: (request_id: string) => Promise<void>;
  /** Deletes everything of the link on this device. */
  readonly remove: () => Promise<void>;
}

const nothing: LinkState = {
  ...{ phase: 'loading', home: null, page: null, trouble: null, waiting: [], isSending: false },
};

/** Start of the names of kept requests. */
export const requestName = 'request:';

/** Opens a link. */
export function createOpenLink({ token, client, storage, now }: LinkParts): OpenLink {
  let state = nothing;
  let sending: Promise<void> | null = null;
  let reading: Promise<void> | null = null;
  let restored = Promise.resolve();
  const watchers = new Set<() => void>();

  function set(change: Partial<LinkState>): void {
    state = { ...state, ...change };
    for (const watcher of [...watchers]) watcher();
  }

  async function readAnswers(): Promise<void> {
    try {
      const home = (await client.get(linkPaths.home)) as AccessHome;
      if (state.phase === 'removed') return;
      set({ home: { value: home, time: now() }, phase: 'open', trouble: null });
      void storage.keep(token, 'home', state.home);
      if (!home.has_page) {
        set({ page: null });
        void storage.remove(token, 'page');
        return;
      }
      const page = (await client.get(linkPaths.page).catch(noneIfSwitchedOff)) as WorkerPage | null;
      if (state.phase !== 'open') return;
      if (page === null) {
        set({ home: { value: { ...home, has_page: false }, time: now() }, page: null });
        return;
      }
      set({ page: { value: page, time: now() } });
      void storage.keep(token, 'page', state.page);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      await fail(failure);
    }
  }

  /** What is kept on the device, unless the server has answered before. */
  async function restore(): Promise<void> {
    const kept = await storage.read(token);
    if (state.phase === 'removed' || state.phase === 'invalid') return;
    const home = state.home ?? (kept.get('home') as Kept<AccessHome> | undefined) ?? null;
    const page = state.page ?? (kept.get('page') as Kept<WorkerPage> | undefined) ?? null;
    const known = new Set(state.waiting.map(({ fields }) => fields.request_id));
    const waiting = [...kept]
      .filter(([name]) => name.startsWith(requestName))
      .map(([, value]) => value as WaitingRequest)
      .filter(({ fields }) => !known.has(fields.request_id));
    set({
      ...{ home, page: home?.value.has_page === false ? null : page },
      waiting: [...waiting, ...state.waiting].toSorted((a, b) =>
        a.fields.made_time.localeCompare(b.fields.made_time),
      ),
      ...(home === null ? {} : { phase: 'open' }),
    });
  }

  async function fail(failure: CallError): Promise<void> {
    // What is kept is shown first.
    await restored;
    if (state.phase === 'removed' || state.phase === 'invalid') return;
    if (isInvalidLink(failure)) {
      await storage.clear(token);
      set({ phase: 'invalid', home: null, page: null, trouble: null });
      return;
    }
    set({
      trouble: troubleOf(failure),
      phase: state.home === null ? 'failed' : state.phase,
    });
  }

  async function send(): Promise<void> {
    for (const request of state.waiting) {
      if (request.isRefused) continue;
      const { request_id } = request.fields;
      try {
        const answer = (await client.post(linkPaths.request, request.fields)) as {
          recipients: number;
        };
        await storage.remove(token, `${requestName}${request_id}`);
        set({
          waiting: without(state.waiting, request_id),
          page: withSent(state.page, request.fields, {
            recipients: answer.recipients,
            time: now(),
          }),
        });
        // An answer that is on its way may not have the request.
        void (reading ?? Promise.resolve()).then(readOnce);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        const isFinal = failure.status >= 400 && failure.status < 500 && failure.status !== 429;
        if (!isFinal) {
          set({ trouble: troubleOf(failure) });
          return;
        }
        // Its link may not be valid any more; the link itself says so.
        if (failure.status === 404) await readOnce();
        if (state.phase !== 'open') return;
        const refused = { ...request, isRefused: true };
        set({
          waiting: state.waiting.map((one) =>
            one.fields.request_id === request_id ? refused : one,
          ),
        });
        void storage.keep(token, `${requestName}${request_id}`, refused);
      }
    }
  }

  /** Requests that are sent at the same time are sent one after another, each once. */
  function sendWaiting(): Promise<void> {
    if (sending !== null) return sending;
    if (!state.waiting.some(({ isRefused }) => !isRefused)) return Promise.resolve();
    set({ isSending: true });
    const run = send().finally(() => {
      sending = null;
      set({ isSending: false });
    });
    sending = run;
    return run;
  }

  function readOnce(): Promise<void> {
    reading ??= readAnswers().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    ...{ token, client, storage, sendWaiting },
    state: () => state,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async start() {
      restored = restore();
      await Promise.all([readOnce(), restored.then(sendWaiting)]);
    },
    async refresh() {
      await Promise.all([readOnce(), sendWaiting()]);
    },
    async ask(kind, symptoms, note) {
      const fields = {
        ...{ request_id: newId(), kind, symptoms, note },
        made_time: new Date(serverNow(state.page, now())).toISOString(),
      };
      const name = `${requestName}${fields.request_id}`;
      const request = { fields, isOnDisk: true, isRefused: false };
      // On disk before it is shown.
      const isOnDisk = await storage.keep(token, name, request);
      set({ waiting: [...state.waiting, { ...request, isOnDisk }] });
      // A run that has begun does not know this request.
      if (sending !== null) await sending;
      await sendWaiting();
    },
    async dismiss(request_id) {
      await storage.remove(token, `${requestName}${request_id}`);
      set({ waiting: without(state.waiting, request_id) });
    },
    async remove() {
      set({ ...nothing, phase: 'removed' });
      await storage.clear(token);
    },
  };
}

function without(waiting: readonly WaitingRequest[], request_id: string): WaitingRequest[] {
  return waiting.filter(({ fields }) => fields.request_id !== request_id);
}

/** The page with a request that was just sent, until it is read again. */
function withSent(
  page: Kept<WorkerPage> | null,
  { request_id, kind, symptoms, made_time }: RequestFields,
  { recipients, time }: { recipients: number; time: number },
): Kept<WorkerPage> | null {
  if (page === null) return null;
  const received_time = new Date(time).toISOString();
  const sent = {
    ...{ request_id, kind, symptoms, made_time, received_time, recipients },
    ...{ answered_time: null, is_coming: false },
  };
  const others = page.value.requests.filter((one) => one.request_id !== request_id);
  return { ...page, value: { ...page.value, requests: [sent, ...others] } };
}

/** The organisation may have switched the page off since the link was read. */
function noneIfSwitchedOff(failure: unknown): null {
  if (failure instanceof CallError && failure.status === 404) return null;
  throw failure;
}

function troubleOf({ status, isUnanswered }: CallError): Trouble {
  if (status === 429) return 'too_many';
  return isUnanswered && status === 0 ? 'offline' : 'server';
}
