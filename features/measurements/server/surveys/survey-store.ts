import type { AnsweredTest, Survey, SurveyFields } from '#measurements/contract';
import type { Tx, WriteTx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import type { RowPage } from '#packages/export/server';
import { iso } from '#packages/sync/server';

/** A survey as stored, also a deleted one. */
export interface SurveyRow extends Omit<Survey, 'answers'> {
  active: boolean;
}

const columns = `survey_id, name, used_for, questions, published, version, active,
  ${iso('changed_time')} as changed_time`;

/** The surveys of the organisation by name, and the one with the given id even if deleted. */
export async function findSurveys(tx: Tx, survey_id: string): Promise<SurveyRow[]> {
  const { rows } = await tx.query<SurveyRow>(
    `select ${columns} from surveys where org_id = $1 and (active or survey_id = $2)
     order by lower(name), survey_id`,
    [tx.org_id, survey_id],
  );
  return rows;
}

/** Size in bytes of the draft and published questions of all surveys that are not deleted. */
export async function surveyBytes(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ bytes: number }>(
    `select coalesce(sum(octet_length(questions::text) + coalesce(octet_length(published::text), 0)),
       0)::int as bytes
     from surveys where org_id = $1 and active`,
    [tx.org_id],
  );
  return rows[0]?.bytes ?? 0;
}

/** Number of tests with answers, by survey. */
export async function countAnswers(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ survey_id: string; answers: number }>(
    `select each->>'survey_id' as survey_id, count(distinct measurement_id)::int as answers
     from measurements, jsonb_array_elements(metadata->'survey') as each
     where org_id = $1 and active and jsonb_typeof(metadata->'survey') = 'array'
       and each->>'survey_id' is not null
     group by 1`,
    [tx.org_id],
  );
  return new Map(rows.map(({ survey_id, answers }) => [survey_id, answers]));
}

/** Saves a survey; with `publish` its questions become the next version. True if it is new. */
export async function storeSurvey(
  tx: WriteTx,
  { survey_id, name, used_for, questions, publish }: SurveyFields & { publish: boolean },
  time: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ is_new: boolean }>(
    `insert into surveys as s (org_id, survey_id, name, used_for, questions, published, version,
                               created_time, changed_time)
     values ($1, $2, $3, $4, $5::jsonb, case when $6 then $5::jsonb end, $6::boolean::int, $7, $7)
     on conflict (org_id, survey_id) do update set
       name = $3, used_for = $4, questions = $5::jsonb, active = true, changed_time = $7,
       -- Sent twice it is published once.
       version = s.version + case when $6 and s.published is distinct from $5::jsonb then 1 else 0 end,
       published = case when $6 then $5::jsonb else s.published end
     -- An inserted row was never locked by an update.
     returning (xmax = 0) as is_new`,
    [tx.org_id, survey_id, name, used_for, JSON.stringify(questions), publish, time],
  );
  return rows[0]?.is_new === true;
}

/** Deletes a survey. */
export async function deactivateSurvey(tx: WriteTx, survey_id: string, time: string) {
  await tx.query(
    `update surveys set active = false, changed_time = $3
     where org_id = $1 and survey_id = $2 and active`,
    [tx.org_id, survey_id, time],
  );
}

/** A page of the tests with answers to a survey, newest first, after the given test. */
export async function findAnswered(
  tx: Tx,
  survey_id: string,
  { after, most }: { after: { time: string; id: string } | null; most: number },
): Promise<RowPage<AnsweredTest>> {
  return rowsWithin<AnsweredTest>(
    tx,
    `select measurement_id, user_id, name_first, name_last, value_f,
       ${iso('created_time')} as created_time,
       (select jsonb_agg(each order by nth)
        from jsonb_array_elements(metadata->'survey') with ordinality as e (each, nth)
        where each->>'survey_id' = $2) as survey
     from measurements
     where org_id = $1 and active and jsonb_typeof(metadata->'survey') = 'array'
       and metadata->'survey' @> jsonb_build_array(jsonb_build_object('survey_id', $2::text))
       and ($3::timestamptz is null or (created_time, measurement_id) < ($3::timestamptz, $4::uuid))
     order by created_time desc, measurement_id desc limit $5`,
    [tx.org_id, survey_id, after?.time ?? null, after?.id ?? null, most + 1],
    { most },
  );
}
