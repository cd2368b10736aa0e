import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A value that may be inserted into a COPY statement, which takes no parameters. */
export type CopyValue = string | number | null | readonly string[];

/**
 * The result of a query in PostgreSQL's binary COPY format.
 *
 * @param values replace `$1`, `$2`, … in the statement
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

/** A statement with literal values, where parameters are not possible. */
export function withLiterals(sql: string, values: readonly CopyValue[]): string {
  return sql.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
}

function literal(value: CopyValue | undefined): string {
  if (value === undefined) throw new Error('A COPY parameter has no value');
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  const items = value.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`);
  return pg.escapeLiteral(`{${items.join()}}`);
}
