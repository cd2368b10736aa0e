import type { Organisation } from '#organisation/contract';
import { ZonePicker } from '#packages/ui';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** The time zone, which determines the start of a day. */
export function ZoneSection({ organisation }: { organisation: Organisation }) {
  const before = organisation.metadata._timezone;
  const { form, value, error, setValue, save } = useSetting<'_timezone', string | null>(
    '_timezone',
    before,
    before ?? null,
  );
  return (
    <SectionForm
      title="Time zone"
      about="Determines when a day begins and ends in calendars and reports, and the times on screens. If none is set, each device uses its own time zone."
      form={form}
      onSave={() => void (value !== null && save(value))}
    >
      <ZonePicker label="Time zone" value={value} error={error} onChange={setValue} />
    </SectionForm>
  );
}
