import type { HeatHour, IncidentContent, IncidentFile, IncidentLine } from '#incidents/contract';
import { RiskBadge } from '#heat/web';
import { organisationOwn } from '#organisation/offline';
import { shownTemperature, temperatureUnit } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { Card, missing } from '#packages/ui';
import { PersonLink } from '#people/web';
import { incidentTexts as texts, kindWords } from './incident-texts.ts';
import classes from './incidents.module.css';

interface Props {
  file: IncidentFile;
  content: IncidentContent;
}

/** The content of a file: what it is about, the record, the heat, and its proof. */
export function FileDocument({ file, content }: Props) {
  return (
    <div className={classes['document']}>
      <About file={file} content={content} />
      <Record content={content} />
      {content.hours.length > 0 && <Heat content={content} />}
      {content.left_out.length > 0 && (
        <Card title={texts.leftOut}>
          <ul className={classes['left']}>
            {content.left_out.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={texts.proof}>
        <p className={classes['hash']}>{file.content_hash}</p>
        <p className="ws-note">{texts.proofAbout}</p>
        {file.redacted_time !== null && (
          <p className="ws-note">
            {texts.redacted(dateTimeText(Date.parse(file.redacted_time), content.timezone))}
          </p>
        )}
      </Card>
    </div>
  );
}

function nameIn({ people }: IncidentContent, user_id: string): string {
  return people.find((person) => person.user_id === user_id)?.name ?? texts.erased;
}

function About({ file, content }: Props) {
  const { user_id, jobs, locations, from_time, to_time, timezone } = content;
  const time = (text: string) => dateTimeText(Date.parse(text), timezone);
  return (
    <Card title={texts.about}>
      <dl className="ws-facts">
        <dt>{texts.person}</dt>
        <dd>
          <PersonLink user_id={file.user_id} className={undefined}>
            <span dir="auto">{nameIn(content, user_id)}</span>
          </PersonLink>
        </dd>
        <dt>{texts.jobs}</dt>
        <dd dir="auto">{jobs.join(', ') || texts.none}</dd>
        <dt>{texts.locations}</dt>
        <dd dir="auto">{locations.join(', ') || texts.none}</dd>
        <dt>{texts.from}</dt>
        <dd>{time(from_time)}</dd>
        <dt>{texts.to}</dt>
        <dd>
          {time(to_time)} ({timezone})
        </dd>
        <dt>{texts.by}</dt>
        <dd dir="auto">
          {nameIn(content, content.created_by)}, {time(content.created_time)}
        </dd>
      </dl>
    </Card>
  );
}

/** All lines at once, also on the screen: a record with pages would be printed in part. */
function Record({ content }: { content: IncidentContent }) {
  return (
    <Card title={texts.record}>
      {content.lines.length === 0 ? (
        <p className="ws-note">{texts.noLines}</p>
      ) : (
        <div
          className={classes['scroll']}
          tabIndex={0}
          role="group"
          aria-label={`${texts.record} table`}
        >
          <table className={classes['table']}>
            <thead>
              <tr>
                <th scope="col">{texts.time}</th>
                <th scope="col" className={classes['wide']}>
                  {texts.kind}
                </th>
                <th scope="col">{texts.what}</th>
                <th scope="col" className={classes['wide']}>
                  {texts.who}
                </th>
              </tr>
            </thead>
            <tbody>
              {content.lines.map((line, nth) => (
                // A file never changes, so the place of a line is its key.
                <Line key={String(nth)} line={line} content={content} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function Line({ line, content }: { line: IncidentLine; content: IncidentContent }) {
  const { time, kind, text, by } = line;
  return (
    <tr data-kind={kind}>
      <td className="ws-figures">
        {dateTimeText(Date.parse(time), content.timezone)}
        <small className={classes['narrow']}>{kindWords[kind]}</small>
      </td>
      <td className={classes['wide']}>{kindWords[kind]}</td>
      <td className={classes['text']} dir="auto">
        {text}
        {by !== null && <small className={classes['narrow']}>{nameIn(content, by)}</small>}
      </td>
      <td className={classes['wide']} dir="auto">
        {by === null ? missing : nameIn(content, by)}
      </td>
    </tr>
  );
}

function Heat({ content }: { content: IncidentContent }) {
  const { data: organisation } = useCopy(organisationOwn, {});
  const unit = temperatureUnit(organisation?.metadata ?? {});
  return (
    <Card title={texts.heat}>
      <div
        className={classes['scroll']}
        tabIndex={0}
        role="group"
        aria-label={`${texts.heat} table`}
      >
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.time}</th>
              <th scope="col" className={classes['wide']}>
                {texts.location}
              </th>
              <th scope="col">{texts.heatIndex}</th>
              <th scope="col">{texts.risk}</th>
              <th scope="col" className={classes['wide']}>
                {texts.temperature}
              </th>
              <th scope="col" className={classes['wide']}>
                {texts.humidity}
              </th>
              <th scope="col" className={classes['wide']}>
                {texts.wind}
              </th>
            </tr>
          </thead>
          <tbody>
            {content.hours.map((hour) => (
              <Hour
                key={`${hour.time} ${hour.location}`}
                hour={hour}
                unit={unit}
                zone={content.timezone}
              />
            ))}
          </tbody>
        </table>
      </div>
      {content.heat_source !== null && (
        <p className="ws-note">{texts.source(content.heat_source)}</p>
      )}
    </Card>
  );
}

function Hour({ hour, unit, zone }: { hour: HeatHour; unit: TemperatureUnit; zone: string }) {
  const degrees = (celsius: number) => `${shownTemperature(celsius, unit).toFixed(1)} °${unit}`;
  const air = `${texts.temperature} ${degrees(hour.temp_c)}, ${String(Math.round(hour.humidity))} %`;
  const wide = `ws-figures ${classes['wide'] ?? ''}`;
  return (
    <tr>
      <td className="ws-figures">
        {dateTimeText(Date.parse(hour.time), zone)}
        <small className={classes['narrow']} dir="auto">
          {hour.location}
        </small>
      </td>
      <td className={classes['wide']} dir="auto">
        {hour.location}
      </td>
      <td className="ws-figures">
        {degrees(hour.heatindex_c)}
        <small className={classes['narrow']}>{air}</small>
        {hour.is_measured && <small>{texts.measured}</small>}
      </td>
      <td>
        <RiskBadge risk={hour.risk} />
      </td>
      <td className={wide}>{degrees(hour.temp_c)}</td>
      <td className={wide}>{Math.round(hour.humidity)} %</td>
      <td className={wide}>{Math.round(hour.wind_kph)} km/h</td>
    </tr>
  );
}
