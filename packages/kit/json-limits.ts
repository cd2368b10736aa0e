import { isStorable } from './one-line.ts';

/** A violation of a rule in a JSON value. */
export interface JsonFault {
  /** Keys and indexes of the path. */
  path: readonly string[];
  fault: 'depth' | 'text';
}

interface JsonRules {
  /** Maximum nesting of arrays and objects: a text has 0, `[]` has 1, `[{}]` has 2. */
  depth: number;
  /** Rejects texts and keys that PostgreSQL cannot store. */
  storable?: boolean;
}

/**
 * The first violation in a JSON value; null if there is none. It is a loop and not a recursion, so
 * that any depth uses no stack, and nothing below the limit is visited.
 */
export function findJsonFault(value: unknown, rules: JsonRules): JsonFault | null {
  const open: Place[] = [{ value, key: '', parent: null, depth: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value: current } = place;
    if (typeof current === 'string' && rules.storable === true && !isStorable(current)) {
      return { path: pathTo(place), fault: 'text' };
    }
    if (typeof current !== 'object' || current === null) continue;
    if (place.depth >= rules.depth) return { path: pathTo(place), fault: 'depth' };
    const depth = place.depth + 1;
    for (const key of Object.keys(current)) {
      const child = { value: (current as Record<string, unknown>)[key], key, parent: place, depth };
      if (rules.storable === true && !isStorable(key)) {
        return { path: pathTo(child), fault: 'text' };
      }
      // Numbers and booleans violate no rule, and there may be very many.
      if (typeof child.value === 'object' || typeof child.value === 'string') open.push(child);
    }
  }
  return null;
}

/** Size of the value as JSON in UTF-8 bytes; 0 for undefined. The value must not be nested deep. */
export function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? 0 : utf8Bytes(text);
}

/**
 * Counted here, as this code may run without a TextEncoder. JSON text only has complete surrogate
 * pairs.
 */
function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    // A surrogate: the pair has four bytes.
    const isHalf = code >= 0xd800 && code < 0xe000;
    bytes += code < 0x800 || isHalf ? 1 : 2;
  }
  return bytes;
}

interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
  depth: number;
}

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place = place; at.parent !== null; at = at.parent) path.push(at.key);
  return path.toReversed();
}
