import { insertCredentials } from '#auth/server';
import { insertMeasurements } from '#measurements/server';
import { insertOrganisation } from '#organisation/server';
import type { Database } from '#packages/database';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { insertTags, insertUserTags } from '#tags/server';
import { measurementOf, newId, noon } from '../testing/org-fixture.ts';
import { passwordHash } from '../testing/password.ts';
import { markedTime, markedWord } from './test-marks.ts';
import type { Mark, Part } from './test-marks.ts';
import { actors } from './test-tables.ts';

const created_time = new Date(noon - 90 * 86_400_000).toISOString();

/** A person of the fixture, with the properties of their rows. */
export interface MarkedPerson {
  name: string;
  org_id: string;
  user_id: string;
  email: string;
  tag: 'day' | 'night' | null;
  is_hidden: boolean;
  /** The mark of a value that only they may see: a secret. */
  own: string;
  /** The mark of their sign-ins. */
  device: string;
  measurement_id: string;
}

/** An organisation with marked people: every actor of it, and the rows of the cells. */
export interface MarkedOrganisation {
  org_id: string;
  day: string;
  night: string;
  people: readonly MarkedPerson[];
  marks: readonly Mark[];
}

/** Creates the organisation, or the other one, which has only its admin and the rows. */
export async function makeMarkedOrganisation(
  database: Database,
  { isOther }: { isOther: boolean },
): Promise<MarkedOrganisation> {
  const [org_id, day, night] = [newId(), newId(), newId()];
  const marks: Mark[] = [];
  const mark = (part: Part, user_id: string | null, text = markedWord()) => {
    marks.push({ text, part, org_id, user_id });
    return text;
  };
  const ofOrganisation = (text?: string) => mark('organisation', null, text);
  const members = actors.filter(
    ({ actor }) => actor !== 'signed_out' && (actor === 'other_organisation') === isOther,
  );
  const rows = [
    { name: 'row_same_tag', tag: 'day' },
    { name: 'row_other_tag', tag: 'night' },
    { name: 'row_no_tag', tag: null },
    { name: 'row_hidden', tag: 'day', is_hidden: true },
  ] as const;
  const plans: { name: string; tag: 'day' | 'night' | null; is_hidden?: boolean }[] = [
    ...members.map(({ actor }) => ({ name: actor, tag: 'day' as const })),
    ...rows,
  ];
  const people = plans.map(({ name, tag, is_hidden = false }): MarkedPerson => {
    const user_id = newId();
    mark('person', user_id, user_id);
    return {
      ...{ name, org_id, user_id, tag, is_hidden },
      email: `${mark('person', user_id)}@heat.example`,
      own: mark('own', user_id),
      device: mark('devices', user_id),
      measurement_id: mark('tests', user_id, newId()),
    };
  });
  const password_hash = await passwordHash;
  const link_type_id = ofOrganisation(newId());

  // Every preview feature is on, as a call of one that is off reaches no row.
  const metadata = { _show_preview_features: true, _beta: ['alert', 'roster', 'heat stress'] };
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertOrganisation(tx, { org_id, name: ofOrganisation(), metadata, created_time });
    await tx.query('update organisations set image = $1', [mark('logo', null)]);
    ofOrganisation(org_id);
    const tag = { type: 'default', metadata: {}, created_time } as const;
    await insertTags(tx, [
      { ...tag, tag_id: ofOrganisation(day), name: ofOrganisation() },
      { ...tag, tag_id: ofOrganisation(night), name: ofOrganisation() },
    ]);
    const kind = [ofOrganisation(), 'u', created_time];
    await tx.query(
      `insert into custom_measurement_types (org_id, custom_id, name, unit, created_time)
       values ($1, $2, $3, $4, $5)`,
      [org_id, ofOrganisation(newId()), ...kind],
    );
    await tx.query(
      `insert into link_measurement_types (org_id, link_type_id, name, unit, created_time)
       values ($1, $2, $3, $4, $5)`,
      [org_id, link_type_id, ...kind],
    );
    await insertUserTags(
      tx,
      people.flatMap((person) =>
        person.tag === null
          ? []
          : [{ user_id: person.user_id, tag_id: person.tag === 'day' ? day : night }],
      ),
    );
    await insertUsers(
      tx,
      people.map(({ user_id, email, is_hidden }) => ({
        ...{ user_id, email, is_hidden, created_time, experimental: false },
        name_first: mark('person', user_id),
        name_last: mark('person', user_id),
        metadata: { note: mark('person', user_id) },
      })),
    );
    await insertPermissions(
      tx,
      members.flatMap(({ actor, access, tag: scope }) => {
        const user_id = people.find(({ name }) => name === actor)?.user_id ?? '';
        const permission_id = newId();
        if (access === null) return [];
        mark('person', user_id, permission_id);
        return [
          { permission_id, user_id, access, tag_id: scope === null ? null : day, created_time },
        ];
      }),
    );
    await insertCredentials(
      tx,
      people.map(({ user_id, email }) => ({ user_id, email, password_hash, created_time })),
    );
    await insertMeasurements(
      tx,
      people.map(({ user_id, measurement_id }) =>
        measurementOf(user_id, {
          measurement_id,
          name_first: mark('tests', user_id),
          name_last: mark('tests', user_id),
          metadata: { notes: mark('tests', user_id) },
          raw_data: { trace: mark('raw', user_id) },
        }),
      ),
    );
    for (const { user_id, email, own, measurement_id } of people) {
      await tx.query('update users set image = $2 where user_id = $1', [
        user_id,
        mark('picture', user_id),
      ]);
      await tx.query(
        `insert into link_measurements
           (org_id, link_id, measurement_id, link_type_id, value, created_time)
         values ($1, $2, $3, $4, 1, $5)`,
        [org_id, mark('tests', user_id, newId()), measurement_id, link_type_id, created_time],
      );
      await tx.query(
        `insert into two_factor (org_id, user_id, secret, offered_time) values ($1, $2, $3, $4)`,
        [org_id, user_id, own.toUpperCase(), new Date(noon).toISOString()],
      );
      await tx.query(
        `insert into sign_in_devices (org_id, user_id, device_hash, last_used_time)
         values ($1, $2, '', $3)`,
        [org_id, user_id, mark('account', user_id, markedTime())],
      );
      await tx.query(
        `insert into outbox (org_id, message_id, user_id, channel, recipient, subject, text, html,
                             is_secret, created_time)
         values ($1, $2, $3, 'mail', $4, 'An email', $5, $5, true, $6)`,
        [org_id, newId(), user_id, email, mark('email_text', user_id), created_time],
      );
      tx.audit({
        action: 'make',
        entity: 'user',
        entity_id: user_id,
        summary: mark('log', user_id),
      });
    }
  });
  await database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set enabled = false where user_id = $1', [
      people.find(({ name }) => name === 'disabled')?.user_id ?? null,
    ]),
  );
  return { org_id, day, night, people, marks };
}
