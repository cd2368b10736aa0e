import { Checkbox, Stack, TextInput } from '@mantine/core';
import { mobileNumber, notificationChannels, notificationEvents } from '#notifications/contract';
import type {
  NotificationChannel,
  NotificationEvent,
  NotificationPreferences,
} from '#notifications/contract';
import { SectionForm, useSave } from '#packages/form/web';
import { eventTexts, notificationTexts as texts } from './notification-texts.ts';
import classes from './notifications.module.css';
import { useSavePreferences } from './use-preferences.ts';

const channelWords: Record<NotificationChannel, string> = { mail: 'Email', sms: 'SMS' };

/** Which events notify the viewer by which channel, and the number for SMS. */
export function ChannelSection({ preferences }: { preferences: NotificationPreferences }) {
  const { save } = useSavePreferences(preferences);
  const { events, mobile } = preferences;
  const form = useSave({ events, mobile: mobile ?? '' });
  const { values, change } = form;

  function submit() {
    const number = values.mobile.replace(/[\s()-]/g, '');
    const isValid = number === '' || mobileNumber.safeParse(number).success;
    return form.save({
      problems: isValid ? {} : { mobile: texts.mobileInvalid },
      send: () => save({ events: values.events, mobile: number === '' ? null : number }),
    });
  }

  const toggle = (event: NotificationEvent, channel: NotificationChannel, isOn: boolean) =>
    change({
      events: { ...values.events, [event]: { ...values.events[event], [channel]: isOn } },
    });

  return (
    <SectionForm
      title={texts.channels}
      about={texts.channelsAbout}
      form={form}
      needsConnection={texts.needsConnection}
      onSave={submit}
    >
      <Stack gap={16}>
        <table className={classes['grid']}>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">In-app</th>
              {notificationChannels.map((channel) => (
                <th key={channel} scope="col">
                  {channelWords[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationEvents.map((event) => (
              <tr key={event}>
                <th scope="row">{eventTexts[event]}</th>
                <td>Always</td>
                {notificationChannels.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      aria-label={`${eventTexts[event]}: ${channelWords[channel]}`}
                      checked={values.events[event][channel]}
                      onChange={({ currentTarget }) =>
                        toggle(event, channel, currentTarget.checked)
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <TextInput
          label={texts.mobile}
          description={texts.mobileHint}
          type="tel"
          autoComplete="tel"
          maw={320}
          {...form.text('mobile')}
        />
      </Stack>
    </SectionForm>
  );
}
