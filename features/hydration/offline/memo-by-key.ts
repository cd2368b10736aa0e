import type { Copy } from '#packages/sync/offline';

type Tables = Parameters<Copy['memo']>[1];

/** A screen asks about two windows of its filter, and of a draft of another one. */
const most = 8;

/**
 * Like `copy.memo`, for several parameters: the value that was computed for an equal key, until one
 * of the tables changes.
 *
 * @param key plain data; infinite times differ from missing ones
 */
export function memoByKey<Value>(
  copy: Copy,
  name: string,
  tables: Tables,
  key: unknown,
  compute: () => Value,
): Value {
  const values = copy.memo(name, tables, () => new Map<string, { value: Value }>());
  const text = JSON.stringify(key, named);
  const known = values.get(text);
  if (known !== undefined) return known.value;
  const value = compute();
  if (values.size >= most) values.clear();
  values.set(text, { value });
  return value;
}

/** JSON has no infinite numbers: it writes null, which means no limit. */
function named(_name: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
