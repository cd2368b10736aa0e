import type { ChangeNotification } from '#packages/database';

export interface BatcherOptions {
  /** Calls back after the given milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
  /** Processes the notifications of one organisation. Failed ones are retried. */
  work: (org_id: string, notifications: readonly ChangeNotification[]) => Promise<void>;
}

/** Milliseconds to collect notifications before they are processed. */
const collecting = 20;
const pauseLength = 250;
const afterFailure = 1_000;

interface Pending {
  notifications: ChangeNotification[];
  isBusy: boolean;
}

/**
 * Collects notifications by organisation, so that a burst of commits is processed once. Returns the
 * function that adds one.
 */
export function createBatcher({
  after,
  work,
}: BatcherOptions): (notification: ChangeNotification) => void {
  const pendingByOrganisation = new Map<string, Pending>();

  function process(org_id: string, pending: Pending, wait: number): void {
    pending.isBusy = true;
    after(wait, () => {
      const { notifications } = pending;
      pending.notifications = [];
      work(org_id, notifications).then(
        () => pause(org_id, pending),
        () => {
          pending.notifications = [...notifications, ...pending.notifications];
          process(org_id, pending, afterFailure);
        },
      );
    });
  }

  function pause(org_id: string, pending: Pending): void {
    after(pauseLength, () => {
      pending.isBusy = false;
      if (pending.notifications.length > 0) process(org_id, pending, 0);
      else pendingByOrganisation.delete(org_id);
    });
  }

  return (notification) => {
    const pending = pendingByOrganisation.get(notification.org_id) ?? {
      notifications: [],
      isBusy: false,
    };
    pendingByOrganisation.set(notification.org_id, pending);
    pending.notifications.push(notification);
    if (!pending.isBusy) process(notification.org_id, pending, collecting);
  };
}
