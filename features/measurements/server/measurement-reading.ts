import {
  largestValue,
  linkMessages,
  measurementMessages,
  newMeasurement,
  rawDataBounds,
} from '#measurements/contract';
import type { ReadMeasurement } from '#measurements/contract';
import { fieldErrors, readInput } from '#packages/http/contract';
import { findJsonFault } from '#packages/kit';

/** A rejected row, with the reason in the form's words. */
export interface Rejection {
  measurement_id: string | null;
  message: string;
  errors?: Record<string, string>;
}

/** The valid and invalid rows of a body. */
export interface ParsedRows {
  parsed: ReadMeasurement[];
  rejected: Rejection[];
}

/** Reads the rows of a body one by one, so that an invalid one does not affect the others. */
export function parseRows(rows: readonly unknown[]): ParsedRows {
  const parsed: ReadMeasurement[] = [];
  const rejected: Rejection[] = [];
  for (const row of rows) {
    const result = readInput(newMeasurement, row);
    const errors = result.success ? faultsOf(result.data) : fieldErrors(result.error);
    const [message] = Object.values(errors);
    if (result.success && message === undefined) parsed.push(normalised(result.data));
    else {
      rejected.push({
        measurement_id: idOf(row),
        message: message ?? measurementMessages.valueNumber,
        errors,
      });
    }
  }
  return { parsed, rejected };
}

/** Errors that the schema accepts but the database would not. */
function faultsOf({
  created_time,
  links,
  metadata,
  raw_data,
}: ReadMeasurement): Record<string, string> {
  const values = metadata.baseline?.values ?? [];
  const linked = new Set(links.map(({ link_type_id }) => link_type_id.toLowerCase()));
  return {
    ...(linked.size < links.length && { links: linkMessages.twice }),
    ...(Date.parse(created_time) < 0 && { created_time: measurementMessages.timeInvalid }),
    ...(values.some((value) => value < 0 || value > largestValue) && {
      'metadata.baseline.values': measurementMessages.valueRange,
    }),
    ...(!isStorableJson(metadata) && { metadata: measurementMessages.textUnstorable }),
    ...(!isStorableJson(raw_data) && { raw_data: measurementMessages.textUnstorable }),
  };
}

function isStorableJson(value: unknown): boolean {
  return findJsonFault(value, { depth: rawDataBounds.depth, storable: true }) === null;
}

/**
 * Normalises ids to the spelling of the database, and trims notes. The status of a hidden value is
 * only ever set by the server.
 */
function normalised(row: ReadMeasurement): ReadMeasurement {
  const { hidden_status: _, ...metadata } = row.metadata;
  const { notes } = metadata;
  return {
    ...row,
    measurement_id: row.measurement_id.toLowerCase(),
    user_id: row.user_id.toLowerCase(),
    custom_id: row.custom_id?.toLowerCase() ?? null,
    links: row.links.map((link) => ({
      ...link,
      link_id: link.link_id.toLowerCase(),
      link_type_id: link.link_type_id.toLowerCase(),
    })),
    tag_ids: [...new Set(row.tag_ids.map((tag_id) => tag_id.toLowerCase()))],
    metadata: notes === undefined ? metadata : { ...metadata, notes: notes.trim() },
  };
}

function idOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || !('measurement_id' in row)) return null;
  return typeof row.measurement_id === 'string' ? row.measurement_id.slice(0, 100) : null;
}
