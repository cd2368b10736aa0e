import { Radio, Stack } from '@mantine/core';
import { mostValueReaders } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { organisationOwn } from '#organisation/offline';
import { SectionForm, useSave } from '#packages/form/web';
import { useCopy } from '#packages/sync/web';
import { GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import { PersonMultiSelect } from '#people/web';
import { settingsTexts as texts } from './settings-texts.ts';
import { useViewWrites } from './use-view-writes.ts';
import type { View } from './use-view-writes.ts';

/** /settings/privacy: what supervisors see of the tests of their people. */
export function PrivacyScreen() {
  const { data: organisation, error, isPending } = useCopy(organisationOwn, {});
  return (
    <Screen ready={!isPending} title={texts.title} sentence={texts.sentence}>
      <GenericLoader error={error} isPending={isPending} skeleton={<TextSkeleton />} framed>
        {organisation != null && <ValuesSection organisation={organisation} />}
      </GenericLoader>
    </Screen>
  );
}

function ValuesSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before: View = {
    sees: metadata._supervisors_see ?? 'values',
    seenBy: metadata._values_seen_by ?? [],
  };
  const form = useSave(before);
  const save = useViewWrites(before, form);
  const { sees, seenBy } = form.values;
  return (
    <SectionForm
      title={texts.section}
      about={texts.about}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() => void save()}
    >
      <Stack gap={16}>
        <Radio.Group
          label={texts.field}
          value={sees}
          error={form.errors['metadata._supervisors_see']}
          onChange={(next) => form.change({ sees: next === 'status' ? 'status' : 'values' })}
        >
          <Stack gap={8} mt={4}>
            <Radio value="values" label={texts.values} />
            <Radio value="status" label={texts.status} description={texts.statusAbout} />
          </Stack>
        </Radio.Group>
        {sees === 'status' && (
          <PersonMultiSelect
            label={texts.seenBy}
            description={texts.seenByAbout}
            placeholder={seenBy.length === 0 ? texts.seenByPlaceholder : ''}
            value={seenBy}
            error={form.errors['metadata._values_seen_by']}
            onChange={(user_ids) => form.change({ seenBy: user_ids.slice(0, mostValueReaders) })}
          />
        )}
      </Stack>
    </SectionForm>
  );
}
