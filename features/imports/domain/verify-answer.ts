import { z } from 'zod';
import { importCodeText, importMessages, verifiedRow } from '#imports/contract';
import type { VerifiedRow } from '#imports/contract';
import { callMessages } from '#packages/http/contract';
import { listText } from '#packages/kit';

/** The response to a file: its rows with the token for the import, or a message. */
export type VerifyAnswer =
  { is: 'rows'; rows: VerifiedRow[]; import_token: string } | { is: 'message'; text: string };

const withRows = z.object({ data: z.array(verifiedRow), import_token: z.string() });

/** Reads the response to a file, whatever it is. */
export function readVerifyAnswer(answer: unknown): VerifyAnswer {
  const { status, data, missing } = isRecord(answer) ? answer : {};
  if (status !== true) return { is: 'message', text: callMessages.notResponsive };
  if (typeof data === 'number') {
    return { is: 'message', text: `${importCodeText(data)}${missingText(missing)}` };
  }
  const read = withRows.safeParse(answer);
  if (!read.success) return { is: 'message', text: importMessages.unexpected };
  return { is: 'rows', rows: read.data.data, import_token: read.data.import_token };
}

/** Names the missing headers, if the response does. */
function missingText(missing: unknown): string {
  const names = z.array(z.string()).min(1).safeParse(missing);
  return names.success ? ` Missing: ${listText(names.data)}.` : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
