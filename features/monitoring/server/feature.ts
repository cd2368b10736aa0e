import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { attentionExport } from './attention-export.ts';
import { attentionCalls } from './attention-routes.ts';
import { eraseAttention } from './attention-store.ts';
import { attentionSync } from './attention-sync.ts';
import { attentionBaseline } from './migrations/2026-11-28-0700-attention.ts';
import { retireAttention, retireAttentionWork } from './retire-attention.ts';

/** Who has taken the cases that need attention. */
export const monitoringFeature = serverFeature<Viewer>({
  name: 'monitoring',
  migrations: [attentionBaseline],
  syncSources: [attentionSync],
  tasks: [{ kind: retireAttention, work: retireAttentionWork }],
  calls: () => attentionCalls,
  personalData: {
    ofOrganisation: [attentionExport],
    ofPerson: [attentionExport],
    erase: eraseAttention,
  },
});
