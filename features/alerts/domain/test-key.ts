/**
 * A key of a test in an alert, from which its id cannot be computed. Only somebody who has the test
 * finds it by its key: the alert itself is for more people than may see the test.
 */
export function testKey(alert_id: string, measurement_id: string): string {
  const text = `${alert_id} ${measurement_id}`;
  return [0x811c9dc5, 0x1b873593].map((basis) => fnv1a(text, basis)).join('');
}

/** The hash FNV-1a of a text in hexadecimal, with a basis. */
function fnv1a(text: string, basis: number): string {
  let hash = basis;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
