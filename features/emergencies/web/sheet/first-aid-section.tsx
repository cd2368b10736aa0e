import { IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callLink } from '#people/domain';
import type { FirstAider } from '#emergencies/offline';
import { hourText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { emergencyTexts as texts } from '../emergency-texts.ts';
import type { EmergencyOnSheet } from './use-emergency.ts';
import classes from './first-aid-section.module.css';

/** The first-aiders that the viewer sees: those on shift at the location first. */
export function FirstAidSection({ emergency: { data, site } }: { emergency: EmergencyOnSheet }) {
  const [isAll, setAll] = useState(false);
  const { data: viewer } = useCopy(permissionsViewer, {});
  if (data === undefined) return null;
  const { firstAiders, hasShifts } = data;
  const isHere = ({ location_ids }: FirstAider) =>
    site !== null && location_ids.includes(site.tag_id);
  const all = firstAiders ?? [];
  const ready = hasShifts ? all.filter(({ until }) => until !== null) : all;
  const sorted = [...ready.filter(isHere), ...ready.filter((each) => !isHere(each))];
  const rest = all.filter((each) => !ready.includes(each));
  return (
    <section aria-label={hasShifts ? texts.firstAid : texts.firstAidAll}>
      <h3>{hasShifts ? texts.firstAid : texts.firstAidAll}</h3>
      {firstAiders === null ? (
        <p className={classes['none']}>
          {texts.noFirstAidTag}{' '}
          {viewer !== undefined && isAdmin(viewer) && (
            <Link to="/settings/emergency">{texts.chooseTag}</Link>
          )}
        </p>
      ) : all.length === 0 ? (
        <p className={classes['none']}>{texts.noFirstAid}</p>
      ) : (
        <>
          {ready.length === 0 && <p className={classes['none']}>{texts.nobodyOnShift}</p>}
          <ul className={classes['people']}>
            {sorted.map((each) => (
              <Aider key={each.user_id} aider={each} isHere={isHere(each)} hasShifts={hasShifts} />
            ))}
            {(isAll || ready.length === 0) &&
              rest.map((each) => (
                <Aider key={each.user_id} aider={each} isHere={isHere(each)} hasShifts />
              ))}
          </ul>
          {!isAll && ready.length > 0 && rest.length > 0 && (
            <button type="button" className={classes['more']} onClick={() => setAll(true)}>
              {texts.othersOffShift(rest.length)}
            </button>
          )}
        </>
      )}
    </section>
  );
}

interface AiderProps {
  aider: FirstAider;
  isHere: boolean;
  hasShifts: boolean;
}

function Aider({ aider: { name, phone, until }, isHere, hasShifts }: AiderProps) {
  const zone = useZone();
  const link = phone === null ? null : callLink(phone);
  const facts = [
    ...(isHere ? [texts.here] : []),
    ...(hasShifts
      ? [until === null ? texts.offShift : texts.untilTime(hourText(until, zone))]
      : []),
  ];
  return (
    <li>
      <span className={classes['who']}>
        <b dir="auto">{name}</b>
        {facts.length > 0 && <small>{facts.join(', ')}</small>}
      </span>
      {phone === null || link === null ? (
        <small className={classes['none']}>{texts.noPhone}</small>
      ) : (
        <a className={classes['call']} href={link} aria-label={texts.callPerson(name)}>
          <IconPhone size={18} stroke={2} aria-hidden />
          <span className="ws-figures">{phone}</span>
        </a>
      )}
    </li>
  );
}
