import { newId } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The calls about alert rules and alerts. */
export const recipes: Recipes = {
  'alert.save_rule: a new alert rule': () => ({
    body: {
      ...{ alert_rule_id: newId(), enabled: false, use_roster: false, active: true },
      ...{ tag_ids: [], type: 'status' },
      channels: { push: true, email: false, sms: false, webhook: false },
      trigger: { kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
    },
  }),
};
