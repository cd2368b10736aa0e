/**
 * Returns a message if the running Node is older than `range` (of the form `>=20.19`), otherwise
 * undefined.
 */
export function nodeComplaint(range, running) {
  const wanted = numbersOf(range);
  const found = numbersOf(running);
  const differs = wanted.findIndex((number, index) => number !== found[index]);
  if (differs === -1 || found[differs] > wanted[differs]) return undefined;
  return `Watershade needs Node ${wanted.join('.')} or newer, this is ${running}. See nodejs.org.`;
}

function numbersOf(version) {
  return version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number);
}
