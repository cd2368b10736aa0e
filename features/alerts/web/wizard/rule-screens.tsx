import { Button } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { alertRuleOne } from '#alerts/offline';
import { isSwitchedOn, temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { newId } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import {
  Crumbs,
  EmptyState,
  PreviewBadges,
  HelpPopover,
  Screen,
  TextSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { tagsAll } from '#tags/offline';
import { alertTexts } from '../alert-texts.ts';
import { WarningNote } from '../preview/warning-note.tsx';
import { draftOfSearch } from './new-rule-draft.ts';
import { newRuleSearch } from './new-rule-search.ts';
import { draftOfRule } from './rule-draft.ts';
import { RuleWizard } from './rule-wizard.tsx';
import { useScopeTags } from './use-scope-tags.ts';

/** /settings/alerts/new: the form of a new rule. */
export function NewRuleScreen() {
  const setting = useSetting();
  const [alert_rule_id] = useState(newId);
  const [now] = useState(useNow());
  const search = newRuleSearch(useSearch({ strict: false }));
  return (
    <WizardFrame title={alertTexts.newTitle} crumb={alertTexts.newCrumb} ready={setting !== null}>
      {setting !== null && (
        <RuleWizard
          alert_rule_id={alert_rule_id}
          isNew
          setting={setting}
          stored={draftOfSearch(search, setting.tags, { ...setting, now })}
        />
      )}
    </WizardFrame>
  );
}

/** /settings/alerts/rules/{uuid}: the same form for a stored rule. */
export function EditRuleScreen() {
  const { alert_rule_id = '' } = useParams({ strict: false });
  const { data: rule } = useCopy(alertRuleOne, { alert_rule_id });
  const { data: tags } = useCopy(tagsAll, {});
  const setting = useSetting();
  if (rule === null) return <UnknownRule />;
  const isHere = rule !== undefined && setting !== null && tags !== undefined;
  const stored = isHere
    ? draftOfRule(
        rule,
        tags.filter(({ active }) => active),
        setting.unit,
      )
    : null;
  const warning = stored === null ? null : alertTexts.noneLeft(stored);
  return (
    <WizardFrame title={alertTexts.editTitle} crumb="Edit" ready={isHere}>
      {warning !== null && <WarningNote>{warning}.</WarningNote>}
      {isHere && stored !== null && (
        <RuleWizard
          key={alert_rule_id}
          {...{ alert_rule_id, setting }}
          isNew={false}
          isOff={!rule.enabled}
          stored={stored}
        />
      )}
    </WizardFrame>
  );
}

/** What the form needs of the organisation; null while it is loading. */
function useSetting() {
  const { data: organisation } = useCopy(organisationOwn, {});
  const timezone = useZone();
  const tags = useScopeTags();
  if (!organisation || tags === undefined) return null;
  const { metadata } = organisation;
  return {
    ...{ unit: temperatureUnit(metadata), timezone, tags },
    hasRoster: isSwitchedOn(metadata, 'roster'),
  };
}

interface FrameProps {
  title: string;
  crumb: string;
  ready: boolean;
  children: ReactNode;
}

function WizardFrame({ title, crumb, ready, children }: FrameProps) {
  return (
    <Screen
      title={
        <>
          {title} <PreviewBadges />
          <HelpPopover about={alertTexts.whatIs}>
            <b>{alertTexts.whatIs}</b>
            <br />
            {alertTexts.help}
          </HelpPopover>
        </>
      }
      tabTitle={title}
      sentence={alertTexts.wizardSentence}
      ready={ready}
      crumbs={
        <Crumbs here={crumb}>
          <Link to="/settings/alerts/rules">{alertTexts.rules}</Link>
        </Crumbs>
      }
    >
      {ready ? children : <TextSkeleton widths={[40, 60, 50]} />}
    </Screen>
  );
}

function UnknownRule() {
  return (
    <Screen title={alertTexts.notFound} ready>
      <EmptyState
        title={alertTexts.notFound}
        text={alertTexts.notFoundText}
        outline="none"
        action={
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/settings/alerts/rules" />}
          >
            {alertTexts.goToRules}
          </Button>
        }
      />
    </Screen>
  );
}
