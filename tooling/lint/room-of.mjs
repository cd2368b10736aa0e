const roomed = /^((?:features|packages)\/[^/]+\/(?:contract|domain|server|offline|web|e2e))(\/|$)/;
const testingRoom = /^(packages\/testing\/[^/]+)\//;
const part = /^((?:features|packages|apps)\/[^/]+)(\/|$)/;
const loose = /^(tooling|bench|journeys|docs)(\/|$)/;

/**
 * Gives the room a file belongs to, as its folder: a runtime's room of a feature or package, an app,
 * or a package without rooms. Everything else is one room named after its top folder.
 */
export function roomOf(path) {
  const match = roomed.exec(path) ?? testingRoom.exec(path) ?? part.exec(path) ?? loose.exec(path);
  return match?.[1] ?? '';
}
