import { callMessages } from '#packages/http/contract';
import type { SyncError } from '#packages/sync/contract';

/** What a notification says of a failed sync. */
export const syncErrorTexts: Readonly<Record<SyncError, string>> = {
  server_unavailable: callMessages.notResponsive,
  no_storage: 'There is not enough storage on this device for the offline copy.',
  no_progress: 'The server sent the same rows again, so sync stopped.',
  stalled: 'The server sent nothing for two minutes, so sync stopped.',
  differs: 'The offline copy differs from the server.',
  newer_build: 'A newer version of Watershade is open in another tab. Reload this page.',
  unreadable: 'The data stored on this device cannot be read.',
  internal: 'Sync failed for an unexpected reason.',
};
