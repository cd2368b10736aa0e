import type { ReactNode } from 'react';
import type { AlertTrigger, PeriodicTrigger } from '#alerts/contract';
import { isAboutPeople, nextRuns, noticeOf, previewRuns, triggerSentence } from '#alerts/domain';
import { offsetText, zonedParts } from '#packages/kit';
import { Card, useNow } from '#packages/ui';
import { alertTexts } from '../alert-texts.ts';
import { kindSigns } from '../kind-signs.ts';
import type { RuleDraft } from '../wizard/rule-draft.ts';
import type { WizardSetting } from '../wizard/step-props.ts';
import { RecipientsCard } from './recipients-card.tsx';
import { useChannelSetup } from './use-channel-setup.ts';
import { useRecipients } from './use-recipients.ts';
import { WarningNote } from './warning-note.tsx';
import classes from './preview.module.css';

interface PreviewProps extends Props {
  /** The rehearsal of the rule, once it can be rehearsed. */
  rehearsal: ReactNode;
}

interface Props {
  draft: RuleDraft;
  /** Null while a field of the trigger cannot be read. */
  trigger: AlertTrigger | null;
  setting: WizardSetting;
}

/** What a rule does, as it is filled in now. */
export function RulePreview({ draft, trigger, setting, rehearsal }: PreviewProps) {
  const { recipients, isSignInKnown, withBrowser } = useRecipients(draft);
  const setup = useChannelSetup();
  const { jobs, locations, channels } = draft;
  const hasScope = jobs.length > 0 && locations.length > 0;
  const people = recipients?.people ?? 0;
  const isSmall =
    hasScope &&
    recipients !== undefined &&
    trigger?.kind === 'aggregate_percent' &&
    people < trigger.min_samples;
  return (
    <aside className={classes['preview']} aria-label="Preview">
      <Card title="Preview">
        <SentenceLine draft={draft} trigger={trigger} setting={setting} />
        {isSmall && <WarningNote>{alertTexts.fewPeople(people, trigger.min_samples)}</WarningNote>}
        {trigger?.kind === 'periodic' && <NextRuns trigger={trigger} />}
      </Card>
      {rehearsal}
      <RecipientsCard
        recipients={hasScope ? recipients : null}
        {...{ channels, setup, isSignInKnown, withBrowser }}
        isAboutPeople={isAboutPeople(draft.trigger)}
      />
      {trigger !== null && <SampleNotice draft={draft} trigger={trigger} setting={setting} />}
    </aside>
  );
}

function SentenceLine({ draft, trigger, setting }: Props) {
  const Sign = kindSigns[draft.trigger.kind];
  return (
    <p className={classes['sentence']} aria-live="polite">
      <Sign size={18} stroke={1.75} aria-hidden />
      {trigger === null ? (
        <span className={classes['quiet']}>{alertTexts.incomplete}</span>
      ) : (
        <span>{triggerSentence(trigger, setting.unit, setting.timezone)}</span>
      )}
    </p>
  );
}

/** The next runs in the zone of the rule. */
function NextRuns({ trigger }: { trigger: PeriodicTrigger }) {
  const runs = nextRuns(trigger, useNow(), previewRuns);
  const { timezone } = trigger;
  if (runs.length === 0) return <WarningNote>{alertTexts.noRuns}</WarningNote>;
  return (
    <div className={classes['runs']}>
      <h3>Next runs</h3>
      <ol className={classes['times']} aria-label="Next runs">
        {runs.map((time) => {
          const { weekday, day, month, year, hour, minute } = zonedParts(time, timezone);
          return (
            <li key={time}>
              <span>
                {weekday} {day} {month} {year}
              </span>
              <b>
                {hour}:{minute}
              </b>
            </li>
          );
        })}
      </ol>
      <p className="ws-small">
        {timezone.replaceAll('_', ' ')} ({offsetText(runs[0] ?? 0, timezone)})
      </p>
    </div>
  );
}

/** An example of what a recipient reads. */
function SampleNotice({ draft, trigger, setting }: Props & { trigger: AlertTrigger }) {
  const nameOf = (ids: readonly string[], other: string) =>
    setting.tags.find(({ tag_id }) => ids.includes(tag_id))?.name ?? other;
  const notice = noticeOf(trigger, {
    job: nameOf(draft.jobs, alertTexts.aJob),
    location: nameOf(draft.locations, alertTexts.aLocation),
    person: alertTexts.aWorker,
    ...{ now: useNow(), unit: setting.unit, zone: setting.timezone },
  });
  const Sign = kindSigns[trigger.kind];
  return (
    <Card title="Sample notice">
      <div className={classes['notice']}>
        <Sign size={18} stroke={1.75} aria-hidden />
        <div>
          <b dir="auto">{notice.title}</b>
          {notice.lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </div>
      </div>
    </Card>
  );
}
