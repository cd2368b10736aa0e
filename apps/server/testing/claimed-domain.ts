import type { OrgFixture } from './org-fixture.ts';

/** The other organisation of a fixture confirms a mail domain, or only claims it. */
export async function claimDomain(
  { database, other, clock }: Pick<OrgFixture, 'database' | 'other' | 'clock'>,
  domain: string,
  { isConfirmed = true } = {},
): Promise<void> {
  const time = new Date(clock.now).toISOString();
  await database.write({ org_id: other.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into registrations
         (org_id, user_id, domain, terms_version, terms_time, confirmed_time)
       values ($1, $2, $3, '1', $4, $5)
       on conflict (org_id) do update set domain = $3, terms_time = $4, confirmed_time = $5`,
      [other.org_id, other.id('owner'), domain, time, isConfirmed ? time : null],
    ),
  );
}
