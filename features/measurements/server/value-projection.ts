import type { Viewer } from '#permissions/contract';
import { seesOtherValues } from '#permissions/domain';
import type { Param } from '#packages/sync/server';

/**
 * What somebody gets of tests whose values they may not see: the status, the time and whose test it
 * is, without value, notes, answers and baseline. `canViewValues` decides; this is the same in SQL,
 * and the only place that knows what is left out. The SQL of a row is the same for all viewers, so
 * it reads from the transaction whose values are shown. Without that setting nobody's are.
 */
const setting = 'app.values_of';

/** SQL condition, always true: the rows of this transaction show the values that the viewer sees. */
export function showingValues(viewer: Viewer, param: Param): string {
  const whose = seesOtherValues(viewer) ? 'everybody' : viewer.user_id;
  return `(select set_config('${setting}', ${param(whose)}, true)) is not null`;
}

/** SQL condition: the value of the test `alias` may be shown. */
export function isShown(alias: string): string {
  return `coalesce(current_setting('${setting}', true) in ('everybody', ${alias}.user_id::text), false)`;
}

/** SQL expressions on `r`: the parts of a test that depend on it. */
export const shownValue = `case when ${isShown('r')} then r.value end`;
export const shownText = `case when ${isShown('r')} then r.value_f else '' end`;
export const shownMean = `case when ${isShown('r')} then r.baseline_mean end`;
export const shownCount = `case when ${isShown('r')} then r.baseline_count else 0 end`;

/**
 * The name of the status in the metadata of a test whose value is hidden. `none` for a kind of test
 * without a status.
 */
const hiddenStatusKey = 'hidden_status';

/** SQL expression on `r`: the status if the value is hidden, or null. */
export const hiddenStatus = `case when ${isShown('r')} then null
  when r.type <> 'sosm' then 'none' else ${statusOf('r')} end`;

/** What remains of the metadata: nothing that was measured, written or answered. */
const keptKeys = ['timezone', 'checked', 'waited', 'device', 'device_serial'];
const kept = keptKeys.map((key) => `'${key}', r.metadata->'${key}'`).join(', ');

/** SQL expression on `r`: the metadata, or what remains of it with the status if it is hidden. */
export function shownMetadata(status: string): string {
  return `case when ${isShown('r')} then r.metadata else
    jsonb_strip_nulls(jsonb_build_object(${kept}, '${hiddenStatusKey}', ${status})) end`;
}

/**
 * SQL expression: the status of a saliva test, as `hydrationStatus` computes it: by the baseline
 * stored with the test, otherwise by the newest one before it.
 */
function statusOf(alias: string): string {
  const personal = (row: string) =>
    `case when ${row}.baseline_count >= 6 and ${row}.baseline_mean > 0 then ${row}.baseline_mean end`;
  return `(select case
      when ${alias}.value <= mean.value * 13 / 10 then 'hydrated'
      when ${alias}.value <= mean.value * 2 then 'mild'
      when ${alias}.value <= mean.value * 3 then 'moderate' else 'severe' end
    from (select coalesce(case when ${alias}.baseline_count > 0 then ${personal(alias)} else (
      select ${personal('b')} from measurements as b
      where b.org_id = ${alias}.org_id and b.user_id = ${alias}.user_id and b.valid and b.active
        and b.type = 'sosm_baseline' and b.created_time <= ${alias}.created_time
      order by b.created_time desc, b.measurement_id desc limit 1) end, 50) as value) as mean)`;
}
