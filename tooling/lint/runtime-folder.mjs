const inRuntimeFolder =
  /^((?:features|packages)\/[^/]+\/(?:contract|domain|server|offline|web|e2e))(\/|$)/;
const testingFolder = /^(packages\/testing\/[^/]+)\//;
const part = /^((?:features|packages|apps)\/[^/]+)(\/|$)/;
const loose = /^(tooling|bench|journeys|docs)(\/|$)/;

/**
 * Returns the runtime folder of a file: that of a feature or package, an app, or a package without
 * runtime folders. Everything else belongs to its top folder.
 */
export function runtimeFolderOf(path) {
  const match =
    inRuntimeFolder.exec(path) ?? testingFolder.exec(path) ?? part.exec(path) ?? loose.exec(path);
  return match?.[1] ?? '';
}
