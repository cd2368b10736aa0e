import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A value that may stand in the statement of a COPY, which takes no parameters. */
export type CopyValue = string | number | null | readonly string[];

/**
 * Everything a query answers, in PostgreSQL's binary form of COPY.
 *
 * @param values stand in the statement as `$1`, `$2`, …
 */
export async function copyOut(
  client: pg.PoolClient,
  sql: string,
  values: readonly CopyValue[],
): Promise<Buffer> {
  const query = withLiterals(sql, values);
  const parts: Buffer[] = [];
  for await (const part of client.query(copyTo(`copy (${query}) to stdout (format binary)`))) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** A statement with its values in their places, for where a statement takes none. */
export function withLiterals(sql: string, values: readonly CopyValue[]): string {
  return sql.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
}

function literal(value: CopyValue | undefined): string {
  if (value === undefined) throw new Error('A place in a COPY without a value');
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  const items = value.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`);
  return pg.escapeLiteral(`{${items.join()}}`);
}
