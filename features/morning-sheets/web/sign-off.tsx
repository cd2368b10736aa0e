import { minutesText } from '#acclimatisation/web';
import type { SiteJobs } from '#heat/offline';
import type { MorningWorker } from '#morning-sheets/offline';
import { morningTexts as texts } from './morning-texts.ts';
import classes from './morning.module.css';

interface Props {
  workers: readonly MorningWorker[];
  /** Null if the location has no coordinates. */
  site: SiteJobs | null;
}

/** Everybody on shift with room for a signature. */
export function SignOff({ workers, site }: Props) {
  const names = new Map((site?.jobs ?? []).map(({ tag_id, name }) => [tag_id, name]));
  return (
    <section>
      <h3>{texts.signOff}</h3>
      <p className={classes['missing']}>{texts.signOffAbout}</p>
      <table className={classes['signOff']}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.job}</th>
            <th scope="col">{texts.limit}</th>
            <th scope="col">{texts.signature}</th>
          </tr>
        </thead>
        <tbody>
          {workers.map(({ user_id, name, job_ids, share, allowed }) => (
            <tr key={user_id}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{job_ids.flatMap((id) => names.get(id) ?? []).join(', ')}</td>
              <td>{share < 1 ? minutesText(allowed) : texts.wholeShift}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
