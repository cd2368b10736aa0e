import { assess } from '#assessments/domain';
import { storeAssessment } from '#assessments/server';
import {
  assessedBy,
  earTemperature,
  reportRunId,
  reportsSent,
  restingPulse,
  siteAssessments,
  siteReport,
  siteStrategies,
  siteSurvey,
} from '#demo/domain';
import { insertOwnType, storeSurvey } from '#measurements/server';
import type { WriteTx } from '#packages/database';
import { nextDue } from '#reports/domain';
import { keepRun, queueReport, storeReport } from '#reports/server';
import { storeStrategy } from '#strategies/server';

/** Writes what the site measures beside saliva, what it asks, and how often it tests. */
export async function addPlans(tx: WriteTx, time: string): Promise<void> {
  await insertOwnType(tx, 'custom', restingPulse);
  await insertOwnType(tx, 'link', earTemperature);
  await storeSurvey(tx, { ...siteSurvey, publish: true }, time);
  for (const strategy of siteStrategies) await storeStrategy(tx, strategy, time);
}

/**
 * Writes the report of each day, and those of the last days as they were sent; nobody is mailed
 * what lies in the past.
 *
 * @param now milliseconds since 1970
 */
export async function addReports(tx: WriteTx, now: number): Promise<void> {
  const next_time = new Date(nextDue(siteReport, now)).toISOString();
  await storeReport(tx, siteReport, { next_time, time: new Date(now).toISOString() });
  const day = 24 * 3_600_000;
  for (let back = reportsSent; back > 0; back -= 1) {
    const due = nextDue(siteReport, now - back * day);
    const order = { run_id: reportRunId(due), due, now: due };
    await keepRun(tx, { ...siteReport, next_time, last_sent_time: null }, order);
  }
  await queueReport(tx, siteReport.report_id, next_time);
}

/**
 * Writes what was tried out before anybody looks, one each day.
 *
 * @param now milliseconds since 1970
 */
export async function addAssessments(tx: WriteTx, now: number): Promise<void> {
  const day = 24 * 3_600_000;
  for (const [place, fields] of siteAssessments.entries()) {
    await storeAssessment(tx, {
      ...{ ...fields, kind: 'dehydration-risk', result: assess(fields.answers) },
      user_id: assessedBy,
      created_time: new Date(now - (siteAssessments.length - place) * day).toISOString(),
    });
  }
}
