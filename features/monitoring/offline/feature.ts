import type { OfflineFeature } from '#packages/feature/offline';
import { afterTest } from './after-test.ts';
import { attentionEntries, attentionTables, attentionWrites } from './attention-rows.ts';
import { crewNow } from './crew-now.ts';
import { overShare } from './heat-share.ts';
import { stoppedWork } from './stopped-work.ts';

/** Reads of the overview, and who has taken the cases that need attention. */
export const monitoringFeature: OfflineFeature = {
  name: 'monitoring',
  tables: attentionTables,
  reads: [crewNow, stoppedWork, attentionEntries, overShare, afterTest],
  writes: attentionWrites,
};
