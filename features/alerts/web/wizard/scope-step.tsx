import { Button, Checkbox, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { alertChannels } from '#alerts/contract';
import { SearchMultiSelect } from '#packages/ui';
import { alertTexts, channelTexts } from '../alert-texts.ts';
import { channelSigns } from '../list/channel-marks.tsx';
import { useChannelSetup } from '../preview/use-channel-setup.ts';
import type { StepProps } from './step-props.ts';
import classes from './wizard.module.css';

/** Step 3: where the rule applies, and how supervisors are notified. */
export function ScopeStep(props: StepProps) {
  const { draft, errors, setting, onChange } = props;
  return (
    <>
      <ScopeField {...props} field="jobs" />
      <ScopeField {...props} field="locations" />
      {setting.hasRoster && (
        <Switch
          label="Use roster"
          description={alertTexts.rosterAbout}
          checked={draft.use_roster}
          onChange={(event) => onChange({ use_roster: event.currentTarget.checked })}
        />
      )}
      <ChannelFields draft={draft} error={errors['channels']} onChange={onChange} />
    </>
  );
}

const scopeTexts = {
  jobs: { type: 'job', label: 'Jobs', all: alertTexts.allJobs, placeholder: 'Select jobs' },
  locations: {
    ...{ type: 'location', label: 'Locations', all: alertTexts.allLocations },
    placeholder: 'Select locations',
  },
} as const;

/** The jobs or the locations of a rule. */
function ScopeField({
  draft,
  errors,
  setting,
  onChange,
  field,
}: StepProps & { field: 'jobs' | 'locations' }) {
  const { type, label, all, placeholder } = scopeTexts[field];
  const choices = setting.tags.filter(
    (tag) => tag.type === type && (!tag.is_hidden || draft[field].includes(tag.tag_id)),
  );
  const offered = choices.filter(({ is_hidden }) => !is_hidden);
  const isAll = offered.every(({ tag_id }) => draft[field].includes(tag_id));
  return (
    <div className={classes['scope']} data-error={errors[field] === undefined ? undefined : ''}>
      <SearchMultiSelect
        label={label}
        placeholder={draft[field].length === 0 ? placeholder : ''}
        description={alertTexts.snapshot(field)}
        options={choices.map(({ tag_id, name }) => ({ id: tag_id, label: name }))}
        value={draft[field]}
        error={errors[field]}
        onChange={(ids) => onChange({ [field]: ids })}
      />
      <Button
        variant="default"
        disabled={isAll}
        onClick={() => onChange({ [field]: offered.map(({ tag_id }) => tag_id) })}
      >
        {all}
      </Button>
    </div>
  );
}

interface ChannelProps extends Pick<StepProps, 'draft' | 'onChange'> {
  error: string | undefined;
}

function ChannelFields({ draft: { channels }, error, onChange }: ChannelProps) {
  const setup = useChannelSetup();
  const missing = {
    mail: channels.email && setup?.mail === false,
    sms: channels.sms && setup?.sms !== true,
    webhook: channels.webhook && setup?.webhook !== true,
  };
  const hint = alertTexts.notConfigured(
    (['mail', 'sms', 'webhook'] as const).filter((channel) => missing[channel]),
  );
  return (
    <fieldset
      className={classes['checks']}
      data-error={error === undefined ? undefined : ''}
      aria-describedby={error === undefined ? undefined : 'channels-error'}
    >
      <legend>Channels</legend>
      {alertChannels.map((channel) => {
        const { word, about } = channelTexts[channel];
        const Sign = channelSigns[channel];
        return (
          <Checkbox
            key={channel}
            label={
              <span className={classes['channel']}>
                <Sign size={16} stroke={1.75} aria-hidden />
                {word}
              </span>
            }
            description={about}
            checked={channels[channel]}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ channels: { ...channels, [channel]: checked } })
            }
          />
        );
      })}
      {hint !== undefined && (
        <p className={classes['hint']}>
          {hint} <Link to="/settings/services">Services</Link>
        </p>
      )}
      {error !== undefined && (
        <Text id="channels-error" role="alert" fz={13} c="var(--ws-danger-ink)">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
