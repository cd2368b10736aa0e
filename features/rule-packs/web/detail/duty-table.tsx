import { Link } from '@tanstack/react-router';
import { isSwitchedOn, temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import type { Duty } from '#rule-packs/contract';
import type { ListedPack } from '#rule-packs/offline';
import { matchingRule } from '../matching-rule.ts';
import { kindWords, packTexts as texts } from '../pack-texts.ts';
import { dutyAmountText, whenText } from '../pack-words.ts';
import classes from './pack.module.css';

/** The duties of a pack with their triggers, and the alert rule that matches each. */
export function DutyTable({ row }: { row: ListedPack }) {
  const { pack } = row;
  const shown = pack.duties.filter(({ option }) => option === null || option === pack.option);
  return (
    <ul className={classes['duties']}>
      {shown.map((duty) => (
        <DutyRow key={duty.duty_key} {...{ duty, row }} />
      ))}
    </ul>
  );
}

function DutyRow({ duty, row }: { duty: Duty; row: ListedPack }) {
  const { data: organisation } = useCopy(organisationOwn, {});
  const metadata = organisation?.metadata ?? {};
  const rule = isSwitchedOn(metadata, 'alert')
    ? matchingRule(duty, {
        unit: temperatureUnit(metadata),
        location_ids: row.locations.map(({ tag_id }) => tag_id),
      })
    : null;
  return (
    <li>
      <b>{kindWords[duty.kind]}</b>
      <span>
        {dutyAmountText(duty)}
        <small>{duty.text}</small>
      </span>
      <span>{whenText(duty)}</span>
      <span>
        {duty.citation}
        {!duty.is_verified && <small>{texts.notVerified}</small>}
        {rule !== null && (
          <small className={classes['rule']}>
            <Link
              to="/settings/alerts/new"
              search={rule}
              aria-label={texts.makeRuleOf(`${kindWords[duty.kind]}: ${whenText(duty)}`)}
            >
              {texts.makeRule}
            </Link>
          </small>
        )}
      </span>
    </li>
  );
}
