import type { Channel, CopyEnvironment } from '../environment.ts';
import { messageOf } from './between-workers.ts';
import type { BetweenWorkers } from './between-workers.ts';

export interface WorkerChannel {
  send(message: BetweenWorkers): void;
  close(): void;
}

/**
 * Opens the channel between the workers of one copy. Without channels in the browser it does
 * nothing. Messages of an unknown form are dropped.
 */
export function openWorkerChannel(
  environment: CopyEnvironment,
  name: string,
  onMessage: (message: BetweenWorkers) => void,
): WorkerChannel {
  const channel: Channel | null = environment.openChannel?.(name) ?? null;
  let isOpen = true;
  if (channel !== null) {
    channel.onmessage = ({ data }) => {
      const message = messageOf(data);
      if (isOpen && message !== null) onMessage(message);
    };
  }
  return {
    send(message) {
      if (isOpen) channel?.postMessage(message);
    },
    close() {
      isOpen = false;
      channel?.close();
    },
  };
}
