import { Group, Stack, Switch, TextInput } from '@mantine/core';
import type { NotificationPreferences } from '#notifications/contract';
import { SectionForm, useSave } from '#packages/form/web';
import { useZone, ZonePicker } from '#packages/ui';
import { notificationTexts as texts } from './notification-texts.ts';
import { useSavePreferences } from './use-preferences.ts';

/** The hours of each day in which the viewer is not notified. */
export function QuietSection({ preferences }: { preferences: NotificationPreferences }) {
  const { save } = useSavePreferences(preferences);
  const { quiet, zone } = preferences;
  const shownZone = useZone();
  const form = useSave({
    isOn: quiet !== null,
    from: quiet?.from ?? '22:00',
    to: quiet?.to ?? '06:00',
    zone: zone ?? shownZone,
  });
  const { isOn, from, to } = form.values;

  const submit = () =>
    form.save({
      problems: isOn ? problemsOf(from, to) : {},
      send: () => save({ quiet: isOn ? { from, to } : null, zone: form.values.zone }),
    });

  return (
    <SectionForm
      title={texts.quiet}
      about={texts.quietAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={submit}
    >
      <Stack gap={16} maw={480}>
        <Switch
          label={texts.quietSwitch}
          checked={isOn}
          onChange={({ currentTarget }) => form.change({ isOn: currentTarget.checked })}
        />
        {isOn && (
          <>
            <Group gap={16} align="flex-start">
              <TextInput label="From" type="time" {...form.text('from')} />
              <TextInput label="To" type="time" {...form.text('to')} />
            </Group>
            <ZonePicker
              label="Time zone"
              value={form.values.zone}
              onChange={(chosen) => chosen !== null && form.change({ zone: chosen })}
            />
          </>
        )}
      </Stack>
    </SectionForm>
  );
}

function problemsOf(from: string, to: string): Record<string, string> {
  return {
    ...(from === '' && { from: texts.timeMissing }),
    ...(to === '' && { to: texts.timeMissing }),
    ...(from !== '' && from === to && { to: texts.quietSame }),
  };
}
