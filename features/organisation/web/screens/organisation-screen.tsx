import { organisationOne } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import { AbsenceSection } from '../sections/absence-section.tsx';
import { HeatSection } from '../sections/heat-section.tsx';
import { IdentitySection } from '../sections/identity-section.tsx';
import { PasswordSection } from '../sections/password-section.tsx';
import { PreviewSection } from '../sections/preview-section.tsx';
import { ReportSection } from '../sections/report-section.tsx';
import { TwoFactorSection } from '../sections/two-factor-section.tsx';
import { UnitsSection } from '../sections/units-section.tsx';
import { ZoneSection } from '../sections/zone-section.tsx';

/** /settings/org: each section is saved separately. */
export function OrganisationScreen({ org_id }: { org_id: string }) {
  const { data: organisation, error, isPending } = useCopy(organisationOne, { org_id });
  return (
    <Screen ready={!isPending} title="Organisation" sentence="Settings that apply to everybody.">
      <GenericLoader error={error} isPending={isPending} skeleton={<TextSkeleton />} framed>
        {organisation !== undefined && (
          <>
            <IdentitySection organisation={organisation} />
            <UnitsSection organisation={organisation} />
            <ZoneSection organisation={organisation} />
            <PreviewSection organisation={organisation} />
            <HeatSection organisation={organisation} />
            <AbsenceSection organisation={organisation} />
            <ReportSection organisation={organisation} />
            <PasswordSection organisation={organisation} />
            <TwoFactorSection organisation={organisation} />
          </>
        )}
      </GenericLoader>
    </Screen>
  );
}
