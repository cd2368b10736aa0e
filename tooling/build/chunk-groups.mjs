// Which modules of the page are put into one file. By default the bundler makes a file for each set
// of screens that share a module: about 400, of which the first screen loads 240.

/** Modules that the page imports dynamically when somebody who is signed in opens it. */
const signedIn = /\/(apps\/web\/(copy|shell\/frame)|features\/dashboard\/web\/screens\/.*)\.tsx?$/;
/** Modules that it imports dynamically before the sign-in, and those of the sign-in itself. */
const signedOut = /\/(features\/(auth|registration)\/web\/|apps\/web\/screens\/landing-screen)/;
const signIn = /\/features\/auth\/web\/screens\/sign-in-screen\.tsx$/;

/** Characters, not minified, from which what several screens share stays a file of its own. */
const smallest = 24_000;

/**
 * Groups for `output.codeSplitting`, found by a first build without groups. Each imports only the
 * groups before it, so no cycle arises, and no screen before the sign-in loads a group of which it
 * needs nothing.
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
  const atSignIn = filesBehind(chunks, isImportedBy(signIn));
  const before = filesBehind(chunks, isImportedBy(signedOut));
  const after = filesBehind(chunks, isImportedBy(signedIn));
  const files = {
    // What every visit loads,
    start,
    // what the sign-in and the first screen after it load besides,
    'sign-in': onlyIn(after, (name) => atSignIn.has(name)),
    // what other screens before the sign-in share with that one,
    'both-sides': onlyIn(after, (name) => before.has(name)),
    // what only that one loads,
    'signed-in': onlyIn(after, (name) => !before.has(name)),
  };
  // and small parts that screens after it share.
  const grouped = new Set(Object.values(files).flatMap((names) => [...names]));
  const common = smallParts(chunks, grouped, before);
  return Object.entries({ ...files, common }).map(([name, names]) => groupOf(name, chunks, names));
}

const onlyIn = (names, isWanted) => new Set([...names].filter(isWanted));

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

/**
 * Names of the small files that screens after the sign-in share, and that import only each other and
 * grouped files: a screen that needs one of them loads no large file for another one.
 */
function smallParts(chunks, grouped, before) {
  const parts = new Map();
  for (const chunk of chunks) {
    const { fileName, isEntry, isDynamicEntry, code } = chunk;
    const isShared = !isEntry && !isDynamicEntry && !before.has(fileName);
    if (isShared && !grouped.has(fileName) && code.length < smallest) parts.set(fileName, chunk);
  }
  const isFree = ({ imports }) => imports.every((name) => grouped.has(name) || parts.has(name));
  for (let size = parts.size + 1; size > parts.size;) {
    size = parts.size;
    for (const chunk of parts.values()) if (!isFree(chunk)) parts.delete(chunk.fileName);
  }
  return new Set(parts.keys());
}

/** A module belongs to the first of the groups that want it. */
function groupOf(name, chunks, names) {
  const modules = new Set(
    chunks.filter(({ fileName }) => names.has(fileName)).flatMap(({ moduleIds }) => moduleIds),
  );
  return {
    ...{ name, includeDependenciesRecursively: false },
    test: (id) => modules.has(id),
  };
}
