import { mostAssessments } from '#assessments/contract';
import type {
  Assessment,
  AssessmentFields,
  AssessmentKind,
  ThermalResult,
} from '#assessments/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

interface Asked {
  kind: AssessmentKind;
  /** Only the one with this id. */
  assessment_id?: string | undefined;
}

/** The saved assessments of a kind, newest first. */
export async function findAssessments(tx: Tx, asked: Asked): Promise<Assessment[]> {
  const { rows } = await tx.query<Assessment>(
    `select assessment_id, name, answers, result, ${iso('a.created_time')} as created_time,
       case when u.user_id is not null then
         jsonb_build_object('name_first', u.name_first, 'name_last', u.name_last) end as by
     from assessments as a left join users as u using (org_id, user_id)
     where a.org_id = $1 and a.kind = $2 and a.active
       and ($3::uuid is null or a.assessment_id = $3)
     order by a.created_time desc, a.assessment_id desc limit $4`,
    [tx.org_id, asked.kind, asked.assessment_id ?? null, mostAssessments],
  );
  return rows;
}

interface Saved extends AssessmentFields {
  kind: AssessmentKind;
  result: ThermalResult;
  user_id: string | null;
  created_time: string;
}

/** Writes an assessment; an existing one stays as it was, and is restored. True if it is new. */
export async function storeAssessment(tx: WriteTx, saved: Saved): Promise<boolean> {
  const { rows } = await tx.query<{ is_new: boolean }>(
    `insert into assessments
       (org_id, assessment_id, kind, name, answers, result, user_id, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (org_id, assessment_id) do update set active = true
     -- An inserted row was never locked by an update.
     returning (xmax = 0) as is_new`,
    [
      ...[tx.org_id, saved.assessment_id, saved.kind, saved.name, JSON.stringify(saved.answers)],
      ...[JSON.stringify(saved.result), saved.user_id, saved.created_time],
    ],
  );
  return rows[0]?.is_new === true;
}

/** Removes an assessment and returns its name; null if there is none. */
export async function deactivateAssessment(
  tx: WriteTx,
  { kind, assessment_id }: Required<Asked>,
): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `update assessments set active = false
     where org_id = $1 and kind = $2 and assessment_id = $3 and active returning name`,
    [tx.org_id, kind, assessment_id],
  );
  return rows[0]?.name ?? null;
}
