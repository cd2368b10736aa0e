import type { OrganisationMetadata } from '#organisation/contract';
import { dayManager, leadingHands, nightManager, owner, workers } from './crew.ts';
import type { DemoPerson } from './crew.ts';
import { demoId, demoOrganisationId, foundedAt } from './demo-id.ts';
import { siteZone } from './site-day.ts';
import { crewTags, demoTags } from './site-tags.ts';
import type { DemoTag } from './site-tags.ts';

/** Everything of the demo that does not depend on the day. */
export interface DemoOrganisation {
  organisation: {
    org_id: string;
    name: string;
    metadata: OrganisationMetadata;
    created_time: string;
  };
  tags: readonly DemoTag[];
  people: readonly DemoPerson[];
  userTags: readonly { user_id: string; tag_id: string }[];
  permissions: readonly {
    permission_id: string;
    user_id: string;
    tag_id: string | null;
    access: string;
    created_time: string;
  }[];
}

/** A supervisor who also decides which tests are valid. */
const supervising = 'manager,view_user,edit_user,measure_user,view_measure,edit_measure';

/** A leading hand, who tests the people with the same job. */
const leading = 'manager,view_user,measure_user,view_measure';

/** The people who can sign in, the owner first. */
export const demoAccounts: readonly DemoPerson[] = [
  owner,
  dayManager,
  nightManager,
  ...workers.filter(({ email }) => email !== null),
];

/** Those who are notified of alerts. */
export const demoSupervisors: readonly DemoPerson[] = [
  ...[owner, dayManager, nightManager],
  ...leadingHands,
];

/** The mine 'Ironbark Resources' with its people, tags and rights. */
export function demoOrganisation(): DemoOrganisation {
  return {
    organisation: {
      org_id: demoOrganisationId,
      name: 'Ironbark Resources',
      metadata: {
        _measurement_system: 'metric',
        _show_preview_features: true,
        _beta: ['alert', 'roster', 'heat stress'],
        _heat_index_threshold: 32,
        _timezone: siteZone,
        _emergency_number: '000',
        _worker_page: true,
        _first_aid_tag_id: crewTags.firstAid.tag_id,
      },
      created_time: new Date(foundedAt).toISOString(),
    },
    tags: demoTags,
    people: [owner, dayManager, nightManager, ...workers.map(personOf)],
    userTags: workers.flatMap(({ user_id, tag_ids }) =>
      tag_ids.map((tag_id) => ({ user_id, tag_id })),
    ),
    permissions: [
      permission(owner, 'super', null),
      permission(dayManager, supervising, crewTags.day),
      permission(nightManager, supervising, crewTags.night),
      ...leadingHands.map((each) => permission(each, leading, each.job)),
      ...workers
        .filter((each) => each.email !== null && !leadingHands.includes(each))
        .map((each) => permission(each, 'none', null)),
    ],
  };
}

function personOf(worker: DemoPerson): DemoPerson {
  const { user_id, name_first, name_last, email, metadata } = worker;
  const { experimental, is_hidden, created_time } = worker;
  return {
    user_id,
    name_first,
    name_last,
    email,
    metadata,
    experimental,
    is_hidden,
    created_time,
  };
}

function permission({ user_id }: DemoPerson, access: string, tag: DemoTag | null) {
  return {
    permission_id: demoId(foundedAt, `permission ${user_id} ${access}`),
    user_id,
    tag_id: tag?.tag_id ?? null,
    access,
    created_time: new Date(foundedAt).toISOString(),
  };
}
