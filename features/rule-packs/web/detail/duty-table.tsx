import { Link } from '@tanstack/react-router';
import { isSwitchedOn, temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import type { Duty, PackContent } from '#rule-packs/contract';
import type { ListedPack } from '#rule-packs/offline';
import { matchingRules, mostLocations } from '../matching-rule.ts';
import type { MatchingRules } from '../matching-rule.ts';
import { kindWords, packTexts as texts, ruleMetricWords } from '../pack-texts.ts';
import { dutyAmountText, triggerText, whenText } from '../pack-words.ts';
import classes from './pack.module.css';

interface Props {
  pack: PackContent;
  /** Those of the alert rules that match its duties; null without such rules. */
  locations: ListedPack['locations'] | null;
}

/** The duties of a pack with their triggers, and the alert rule that matches each. */
export function DutyTable({ pack, locations }: Props) {
  const shown = pack.duties.filter(({ option }) => option === null || option === pack.option);
  return (
    <ul className={classes['duties']}>
      {shown.map((duty) => (
        <DutyRow key={duty.duty_key} {...{ duty, locations }} />
      ))}
    </ul>
  );
}

function DutyRow({ duty, locations }: Pick<Props, 'locations'> & { duty: Duty }) {
  const { data: organisation } = useCopy(organisationOwn, {});
  const metadata = organisation?.metadata ?? {};
  const unit = temperatureUnit(metadata);
  const matching =
    locations !== null && isSwitchedOn(metadata, 'alert')
      ? matchingRules(duty, { unit, location_ids: locations.map(({ tag_id }) => tag_id) })
      : null;
  return (
    <li>
      <b>{kindWords[duty.kind]}</b>
      <span>
        {dutyAmountText(duty, unit)}
        <small>{duty.text}</small>
      </span>
      <span>{whenText(duty, unit)}</span>
      <span>
        {duty.citation}
        {!duty.is_verified && <small>{texts.notVerified}</small>}
        {matching !== null && <MakeRules {...{ duty, matching }} />}
      </span>
    </li>
  );
}

/** Links to the form of each alert rule that matches a duty, and what the rules leave out. */
function MakeRules({ duty, matching }: { duty: Duty; matching: MatchingRules }) {
  const { rules, missingTriggers, missingLocations } = matching;
  if (rules.length === 0) return null;
  const title = `${kindWords[duty.kind]}: ${whenText(duty)}`;
  return (
    <>
      {rules.map((rule) => {
        const name =
          rules.length === 1 ? texts.makeRule : texts.makeRuleBy(ruleMetricWords[rule.metric]);
        return (
          <small key={rule.metric} className={classes['rule']}>
            <Link to="/settings/alerts/new" search={rule} aria-label={texts.ruleFor(name, title)}>
              {name}
            </Link>
          </small>
        );
      })}
      {missingTriggers.length > 0 && (
        <small>
          {texts.ruleWithout(missingTriggers.map((each) => triggerText(each)).join('; '))}
        </small>
      )}
      {missingLocations > 0 && (
        <small>{texts.ruleLocations(mostLocations, mostLocations + missingLocations)}</small>
      )}
    </>
  );
}
