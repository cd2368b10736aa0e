import { crewAcclimatisation } from '#acclimatisation/offline';
import { isSwitchedOn } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { acclimatisationTexts as texts } from './acclimatisation-texts.ts';
import { crewText, limitText } from './acclimatisation-words.ts';
import classes from './crew-note.module.css';

interface Props {
  /** The location and the job. */
  site: string;
  job: string;
  /** A day of the site's time: '2026-11-23'. */
  date: string;
}

/** The workers of a crew who are not acclimatised on a day, with their limits. */
export function CrewNote({ site, job, date }: Props) {
  const zone = useZone();
  const { data: organisation } = useCopy(organisationOwn, {});
  const isUsed = isSwitchedOn(organisation?.metadata ?? {}, 'roster');
  const { data } = useCopy(crewAcclimatisation, { site, job, date, zone }, { enabled: isUsed });
  if (data === undefined) return null;
  const { limited, acclimatised } = data;
  const all = limited.length + acclimatised;
  if (all === 0) return null;
  return (
    <section aria-label={texts.crew} className={classes['note']} data-limited={limited.length > 0}>
      <h2 className={limited.length === 0 ? 'ws-only-heard' : undefined}>{texts.crew}</h2>
      {limited.length === 0 ? (
        <p>{texts.allAcclimatised}</p>
      ) : (
        <>
          <p>
            {crewText(limited.length, all)} {texts.crewLimits}
          </p>
          <ul>
            {limited.map((worker) => (
              <li key={worker.user_id}>
                <b>{worker.name}</b> {limitText(worker)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
