// Which modules of the page are put into one file. By default the bundler makes a file for each set
// of screens that share a module: about 400, of which the first screen loads 240.

/** Modules that the page imports dynamically when somebody who is signed in opens it. */
const signedIn = /\/(apps\/web\/(copy|shell\/frame)|features\/dashboard\/web\/screens\/.*)\.tsx?$/;
/** Modules that it imports dynamically before the sign-in. */
const signedOut = /\/(features\/(auth|registration)\/web\/|apps\/web\/screens\/landing-screen)/;

/**
 * Groups for `output.codeSplitting`, found by a first build without groups: what every visit loads,
 * and what the first screen after the sign-in loads besides. Each group imports only the groups
 * before it, so no cycle arises, and no screen before the sign-in loads more than without groups.
 *
 * @param {(options: object) => Promise<any>} build of vite
 * @param {object} options of the build that will use the groups
 */
export async function chunkGroups(build, options) {
  const { output } = await build({
    ...options,
    build: {
      ...options.build,
      ...{ write: false, minify: false, sourcemap: false, cssMinify: false, emptyOutDir: false },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const start = filesBehind(chunks, ({ isEntry }) => isEntry);
  const before = filesBehind(chunks, isImportedBy(signedOut));
  const after = filesBehind(chunks, isImportedBy(signedIn));
  return [
    groupOf('start', chunks, (file) => start.has(file)),
    groupOf(
      'signed-in',
      chunks,
      (file) => after.has(file) && !before.has(file) && !start.has(file),
    ),
  ];
}

const isImportedBy = (names) => (chunk) =>
  chunk.isEntry || (chunk.isDynamicEntry && names.test(chunk.facadeModuleId ?? ''));

/** Names of the files that are loaded with some chunks, those included. */
function filesBehind(chunks, isFirst) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const waiting = chunks.filter(isFirst).map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(byName.get(name)?.imports ?? []));
  }
  return found;
}

function groupOf(name, chunks, isIn) {
  const modules = new Set(
    chunks.filter(({ fileName }) => isIn(fileName)).flatMap(({ moduleIds }) => moduleIds),
  );
  return {
    ...{ name, includeDependenciesRecursively: false },
    test: (id) => modules.has(id),
  };
}
