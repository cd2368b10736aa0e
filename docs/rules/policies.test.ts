import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reservedOrganisations } from '#organisation/domain';
import type { Subject, Viewer } from '#permissions/contract';
import * as policies from '#permissions/domain';
import { cell, ruleList } from './rule-list.ts';
import type { RuleRow } from './rule-list.ts';

/** A policy returns a boolean, or the reason against it: then null if the viewer may. */
type Decision = (viewer: Viewer, subject: Subject & Viewer) => boolean | string | null;

/** The policy of each right, the same on server and page. */
const decisions: Record<string, Decision> = {
  see_person: policies.canViewPerson,
  edit_person: policies.canEditPerson,
  set_account: policies.accountRefusal,
  give_tag: function canGiveTag(viewer, subject) {
    return policies.canGiveTag(viewer, subject, 'day');
  },
  merge_person: function mergeRefusal(viewer, subject) {
    return policies.mergeRefusal(viewer, subject, { ...subject, user_id: 'another' });
  },
  add_person: policies.canAddPerson,
  see_tests: policies.canViewMeasurements,
  record_view: policies.isViewRecorded,
  see_raw: policies.canViewRawData,
  add_test: policies.canMeasurePerson,
  change_test: policies.canEditMeasurements,
  remove_test: policies.canDeleteMeasurements,
  change_permissions: policies.canChangePermissions,
  make_admin: policies.canChangeAdmin,
  reset_two_factor: policies.canResetTwoFactor,
  end_sign_ins: policies.canEndSignIns,
  remove_person: policies.canErasePerson,
  restore_person: policies.canRestorePerson,
  hide_person: policies.canHidePerson,
  delete_person: policies.canDeletePerson,
  migrate_person: policies.canTakePassword,
  plan_person: policies.canPlanPerson,
  measure_others: policies.canMeasureOthers,
  lead_tags: policies.canLeadTags,
  // At a location where the subject works, and nobody else; the viewer does not count.
  record_reading: function canRecordReading(viewer, subject) {
    const crewTags = subject.user_id === viewer.user_id ? [] : subject.tag_ids;
    return policies.canRecordReading(viewer, 'pit', crewTags);
  },
};

/** Tags of a row. */
const worn: Record<string, string[]> = {
  own: ['day'],
  same_tag: ['day'],
  hidden: ['day'],
  other_tag: ['night'],
  no_tag: [],
};

const list = ruleList('policies');
const reach = ruleList('reach');

test.each(list.map((row) => [cell(row, 'right'), cell(row, 'policy')]))(
  '[PERM-16] %s: %s agrees with reach.tsv',
  (right, policy) => {
    const decide = decisions[right];
    expect(decide?.name).toBe(policy);
    for (const row of reach.filter((each) => cell(each, 'right') === right)) {
      const tag_ids = worn[cell(row, 'row')];
      // Rows of other organisations never reach a policy.
      if (tag_ids === undefined) continue;
      for (const actor of ruleList('actors').filter(isSignedIn)) {
        const viewer = viewerOf(actor);
        const user_id = cell(row, 'row') === 'own' ? viewer.user_id : 'somebody';
        const grants = cell(row, 'row') === 'own' ? viewer.grants : [];
        const decided = decide?.(viewer, { user_id, tag_ids, org_id: 'o', grants });
        const may = typeof decided === 'boolean' ? decided : decided === null;
        const said = cell(row, cell(actor, 'actor')) === 'may';
        expect(may, `${right} ${cell(row, 'row')} ${cell(actor, 'actor')}`).toBe(said);
      }
    }
  },
);

test.each(list.flatMap(placesOf))('%s: %s is called in %s', (_right, policy, file) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(text).toContain(`${policy}(`);
  expect(text).toMatch(/from '#permissions\/domain'/);
});

test('[PERM-06] only the admins of one reserved organisation have the right SupportAdmin', () => {
  const { support_admin, ...others } = reservedOrganisations;
  const everybody = ruleList('actors').map(viewerOf);
  const holders = (org_id: string) =>
    everybody
      .map((viewer) => ({ ...viewer, org_id }))
      .filter((viewer) => policies.isSupportAdmin(viewer));
  expect(holders(support_admin).map(({ user_id }) => user_id)).toEqual(
    everybody.filter((viewer) => policies.isAdmin(viewer)).map(({ user_id }) => user_id),
  );
  for (const org_id of ['o', ...Object.values(others)]) expect(holders(org_id)).toEqual([]);
  // A call requires it like any other right.
  for (const org_id of ['o', support_admin]) {
    for (const viewer of everybody.map((each) => ({ ...each, org_id }))) {
      const isHeld = policies.isSupportAdmin(viewer);
      expect(policies.canCall('support_admin', viewer)).toBe(isHeld);
    }
  }
  expect(policies.canCall('support_admin', null)).toBe(false);
});

function placesOf(row: RuleRow): [string, string, string][] {
  return [cell(row, 'route'), cell(row, 'button')]
    .filter((file) => file !== '-')
    .map((file) => [cell(row, 'right'), cell(row, 'policy'), file]);
}

/** The policies are tested for these; the admin of the other organisation never sees a row here. */
function isSignedIn(row: RuleRow): boolean {
  return !['signed_out', 'expired', 'disabled', 'other_organisation'].includes(cell(row, 'actor'));
}

function viewerOf(row: RuleRow): Viewer {
  const [access, tag] = [cell(row, 'access'), cell(row, 'tag')];
  const tag_id = tag === 'everybody' ? null : tag;
  return {
    user_id: cell(row, 'actor'),
    org_id: 'o',
    grants: access === '-' ? [] : [{ access: policies.accessFromText(access), tag_id }],
  };
}
