import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { addressKey, longestAddress, setEmergencyAddress } from '#emergencies/contract';
import { emergencyMessages } from '#emergencies/contract';
import { changeOrganisation } from '#organisation/contract';
import type { Organisation, OrganisationChange } from '#organisation/contract';
import { organisationOwn } from '#organisation/offline';
import { SectionForm, useSave, useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { EmptyState, GenericLoader, Screen, TextSkeleton } from '#packages/ui';
import type { Tag } from '#tags/contract';
import { tagsAll } from '#tags/offline';
import { TagPicker } from '#tags/web';
import { emergencyTexts, settingTexts as texts } from '../emergency-texts.ts';

/** /settings/emergency: the number, the first-aiders and the addresses of the emergency sheet. */
export function SettingScreen() {
  const { data: organisation, error, isPending } = useCopy(organisationOwn, {});
  return (
    <Screen ready={!isPending} title={texts.title} sentence={texts.sentence}>
      <GenericLoader error={error} isPending={isPending} skeleton={<TextSkeleton />} framed>
        {organisation != null && (
          <>
            <NumberSection organisation={organisation} />
            <FirstAidSetting organisation={organisation} />
            <AddressSection />
          </>
        )}
      </GenericLoader>
    </Screen>
  );
}

/** Saves a setting of the organisation. */
function useOrganisationSetting() {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  return (body: OrganisationChange) =>
    write(() => client.call(changeOrganisation, { body }), { done: texts.saved });
}

function NumberSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const form = useSave({ number: metadata._emergency_number ?? '' });
  const send = useOrganisationSetting();
  return (
    <SectionForm
      title={texts.number}
      about={texts.numberAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() =>
        void form.save({
          send: () => send({ metadata: { _emergency_number: form.values.number } }),
        })
      }
    >
      <TextInput
        label={texts.numberLabel}
        inputMode="tel"
        placeholder="112"
        maxLength={20}
        value={form.values.number}
        error={form.errors['metadata._emergency_number']}
        onChange={(event) => form.change({ number: event.currentTarget.value })}
      />
    </SectionForm>
  );
}

function FirstAidSetting({ organisation: { metadata } }: { organisation: Organisation }) {
  const form = useSave({ tag_id: metadata._first_aid_tag_id ?? null });
  const send = useOrganisationSetting();
  return (
    <SectionForm
      title={texts.firstAid}
      about={texts.firstAidAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() =>
        void form.save({
          send: () => send({ metadata: { _first_aid_tag_id: form.values.tag_id } }),
        })
      }
    >
      <TagPicker
        label={texts.firstAidLabel}
        types={['default']}
        clearable
        value={form.values.tag_id}
        error={form.errors['metadata._first_aid_tag_id']}
        onChange={(tag_id) => form.change({ tag_id })}
      />
    </SectionForm>
  );
}

/** The address of one location at a time. */
function AddressSection() {
  const { data: tags } = useCopy(tagsAll, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const locations = (tags ?? []).filter(
    ({ type, active, is_hidden }) => type === 'location' && active && !is_hidden,
  );
  const location = locations.find(({ tag_id }) => tag_id === chosen) ?? locations[0];
  if (tags === undefined) return <TextSkeleton />;
  if (location === undefined) {
    return <EmptyState title={texts.address} text={emergencyTexts.noSites} outline="none" />;
  }
  return (
    <AddressForm
      key={location.tag_id}
      location={location}
      onChoose={(tag_id) => setChosen(tag_id)}
    />
  );
}

interface AddressProps {
  location: Tag;
  onChoose: (tag_id: string | null) => void;
}

function AddressForm({ location: { tag_id, metadata }, onChoose }: AddressProps) {
  const stored = metadata[addressKey];
  const form = useSave({ address: typeof stored === 'string' ? stored : '' });
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const send = () =>
    write(
      () => client.call(setEmergencyAddress, { body: { tag_id, address: form.values.address } }),
      { done: emergencyMessages.addressSaved },
    );
  return (
    <SectionForm
      title={texts.address}
      about={texts.addressAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={() => void form.save({ send })}
    >
      <TagPicker
        label={texts.location}
        types={['location']}
        value={tag_id}
        onChange={(next) => next !== null && onChoose(next)}
      />
      <TextInput
        label={texts.addressLabel}
        maxLength={longestAddress}
        value={form.values.address}
        error={form.errors['address']}
        onChange={(event) => form.change({ address: event.currentTarget.value })}
      />
    </SectionForm>
  );
}
