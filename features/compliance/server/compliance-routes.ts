import { complianceMessages, listComplianceRows, readCompliance } from '#compliance/contract';
import { computeFigures, figureRowsOf } from '#compliance/domain';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { gatherFacts } from './gather-facts.ts';

/** Calls of admins about the compliance assessment. */
export const complianceCalls: Bound<Viewer>[] = [
  bind(readCompliance, figures),
  bind(listComplianceRows, rows),
];

async function figures({ viewer, query, database, now }: Call<typeof readCompliance, Viewer>) {
  const { from, to } = query;
  const { facts, timezone } = await database.read(viewer.org_id, (tx) =>
    gatherFacts(tx, { from, to }, now()),
  );
  return { from, to, timezone, ...computeFigures(facts) };
}

async function rows({ viewer, query, database, now }: Call<typeof listComplianceRows, Viewer>) {
  const tag_id = query.tag_id?.toLowerCase() ?? null;
  const { facts } = await database.read(viewer.org_id, (tx) => gatherFacts(tx, query, now()));
  const tag = facts.tags.find((each) => each.tag_id === tag_id);
  if (tag_id !== null && tag === undefined) {
    throw new HttpError('NOT_FOUND', { message: complianceMessages.notFound });
  }
  return { ...figureRowsOf(facts, query.figure, tag_id), name: tag?.name ?? null };
}
