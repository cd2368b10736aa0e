import type { Organisation } from '#organisation/contract';
import { ZonePicker } from '#packages/ui';
import { useSection } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** The time zone, which determines the start of a day. */
export function ZoneSection({ organisation }: { organisation: Organisation }) {
  const before = organisation.metadata._timezone;
  const section = useSection<{ zone: string | null }>({ zone: before ?? null });
  const { values, errors, change } = section;
  const save = async (zone: string) =>
    section.save(
      { metadata: { _timezone: zone } },
      before === undefined ? undefined : { metadata: { _timezone: before } },
    );
  return (
    <SectionForm
      title="Time zone"
      about="Determines when a day begins and ends in calendars and reports, and the times on screens. If none is set, each device uses its own time zone."
      form={section}
      onSave={() => void (values.zone !== null && save(values.zone))}
    >
      <ZonePicker
        label="Time zone"
        value={values.zone}
        error={errors['metadata._timezone']}
        onChange={(zone) => change({ zone })}
      />
    </SectionForm>
  );
}
