import { isRecord } from './call-error.ts';

/**
 * The URL of a call: `{param}` placeholders filled from `params`, then `query` without undefined
 * values; a list repeats its name.
 *
 * @throws Error if a placeholder has no value, which is a bug of the caller
 */
export function callPath(pattern: string, input: Record<string, unknown>): string {
  const params = isRecord(input['params']) ? input['params'] : {};
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`No value for {${name}} of ${pattern}`);
    }
    return encodeURIComponent(value);
  });
  const query = queryText(isRecord(input['query']) ? input['query'] : {});
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.toString();
}
