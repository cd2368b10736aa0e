import { Stack, Switch, TextInput } from '@mantine/core';
import type { NotificationPreferences } from '#notifications/contract';
import { SectionForm, useSave } from '#packages/form/web';
import { notificationTexts as texts } from './notification-texts.ts';
import { useSavePreferences } from './use-preferences.ts';

/** Whether the viewer gets one email a day about alerts that are not urgent. */
export function DigestSection({ preferences }: { preferences: NotificationPreferences }) {
  const { save } = useSavePreferences(preferences);
  const { digest } = preferences;
  const form = useSave({ isOn: digest !== null, time: digest ?? '06:00' });
  const { isOn, time } = form.values;

  const submit = () =>
    form.save({
      problems: isOn && time === '' ? { time: texts.timeMissing } : {},
      send: () => save({ digest: isOn ? time : null }),
    });

  return (
    <SectionForm
      title={texts.digest}
      about={texts.digestAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={submit}
    >
      <Stack gap={16} maw={480}>
        <Switch
          label={texts.digestSwitch}
          checked={isOn}
          onChange={({ currentTarget }) => form.change({ isOn: currentTarget.checked })}
        />
        {isOn && (
          <TextInput
            label="Time of day"
            description={texts.digestZone}
            type="time"
            maw={200}
            {...form.text('time')}
          />
        )}
      </Stack>
    </SectionForm>
  );
}
